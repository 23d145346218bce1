/** Parses the consent of a cookie form; undefined for a missing or unknown choice. */
export function readChoice(form: FormData): { analytics: boolean; profilation: boolean } | undefined {
  switch (form.get("choice")) {
    case "all":
      return { analytics: true, profilation: true };
    case "none":
      return { analytics: false, profilation: false };
    case "some":
      return { analytics: form.has("analytics"), profilation: form.has("profilation") };
    default:
      return undefined;
  }
}
