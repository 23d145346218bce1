/** Returns the check digit of the first twelve digits of an EAN-13 (weights 1 and 3). */
export function eanCheckDigit(twelve: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(twelve[i]) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** Returns an Italian EAN-13; products weighed in the store have an in-store code (prefix 2). */
export function barcodeOf(vendorId: number, index: number, isWeighed: boolean): string {
  const maker = String(vendorId).slice(-4);
  const twelve = `${isWeighed ? "20" : "80"}${isWeighed ? "0" : "3"}${maker}${String(index).padStart(5, "0")}`;
  return twelve + eanCheckDigit(twelve);
}
