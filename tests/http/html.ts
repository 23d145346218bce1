import { Parser } from "htmlparser2";
import { withPressed } from "../../app/lib/pressed";

export type Button = { name: string; value: string };
/** A form as a browser without script would send it. */
export type PageForm = {
  method: "get" | "post";
  /** As written; "" = the page's own address. */
  action: string;
  /** Hidden and filled-in fields in the page's order, without unticked boxes and radio buttons. */
  fields: [string, string][];
  /** Choices of its radio buttons and lists, by name. */
  choices: Record<string, string[]>;
  /**
   * Enabled submit buttons with a name, each with the field and value that the server reads from
   * it.
   */
  buttons: Button[];
};
export type Toast = { kind: string; text: string };
export type PageContent = {
  title: string;
  main: boolean;
  forms: PageForm[];
  links: string[];
  toasts: Toast[];
};

/**
 * Content of a document for a browser without script: forms, links, and the shop's last messages.
 */
export function readHtml(html: string): PageContent {
  const page: PageContent = { title: "", main: false, forms: [], links: [], toasts: [] };
  let form: PageForm | undefined;
  let list: string | undefined;
  let area: string | undefined;
  let inTitle = false;
  let toastDepth = 0;

  const parser = new Parser({
    onopentag(tag, { name = "", value = "", type = "text", ...rest }) {
      if (tag === "title" && page.title === "") inTitle = true;
      if (tag === "main") page.main = true;
      if (tag === "a" && rest.href) page.links.push(rest.href);
      if (toastDepth > 0 && tag === "div") toastDepth += 1;
      const kind = /\btoast notice-(\w+)/.exec(rest.class ?? "")?.[1];
      if (kind) {
        toastDepth = 1;
        page.toasts.push({ kind, text: "" });
      }
      if (tag === "form") {
        const method = rest.method?.toLowerCase() === "post" ? "post" : "get";
        form = { method, action: rest.action ?? "", fields: [], choices: {}, buttons: [] };
        page.forms.push(form);
      }
      if (!form || "disabled" in rest) return;
      if (tag === "button" && name && type !== "button")
        form.buttons.push(
          ...withPressed([[name, value]]).map(([field, sent]) => ({ name: field, value: sent })),
        );
      if (tag === "select") list = name;
      if (tag === "textarea") form.fields.push([(area = name), ""]);
      if (tag === "option" && list) choice(form, list, value, "selected" in rest);
      if (tag === "input" && name && !/^(submit|image|file|button)$/.test(type)) {
        if (type === "radio") choice(form, name, value, "checked" in rest);
        else if (type !== "checkbox" || "checked" in rest) form.fields.push([name, value || onOf(type)]);
      }
    },
    ontext(text) {
      if (inTitle) page.title += text;
      const toast = page.toasts.at(-1);
      if (toast && toastDepth > 0) toast.text += text;
      const field = form?.fields.at(-1);
      if (area !== undefined && field) field[1] += text;
    },
    onclosetag(tag) {
      if (tag === "title") inTitle = false;
      if (tag === "form") form = undefined;
      if (tag === "select") list = undefined;
      if (tag === "textarea") area = undefined;
      if (tag === "div" && toastDepth > 0) toastDepth -= 1;
    },
  });
  parser.end(html);
  return page;
}

const onOf = (type: string) => (type === "checkbox" ? "on" : "");

function choice(form: PageForm, name: string, value: string, chosen: boolean): void {
  (form.choices[name] ??= []).push(value);
  if (chosen) form.fields.push([name, value]);
}
