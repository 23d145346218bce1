/** What a form that answers the question about cookies consents to; undefined = it answers nothing. */
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
