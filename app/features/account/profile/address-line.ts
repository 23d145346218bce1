/** Formats "Via Cavour 12, 00184 Roma (RM)"; missing parts are left out. */
export function addressLine(place: {
  street?: string;
  number?: string;
  postalCode?: string;
  city?: string;
  province?: string;
}): string {
  const street = [place.street, place.number].filter(Boolean).join(" ");
  const town = [place.postalCode, place.city, place.province && `(${place.province})`]
    .filter(Boolean)
    .join(" ");
  return [street, town].filter(Boolean).join(", ");
}
