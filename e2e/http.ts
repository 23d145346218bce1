import { request as send, type IncomingHttpHeaders } from "node:http";
import { clientAddress } from "./client-address";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  /** Fields of a form. */
  form?: Record<string, string> | [string, string][];
  /** A body that is sent unchanged. */
  body?: string;
};

/**
 * Sends one request on its own connection to `host` on this machine. It follows no redirect and
 * throws for no status.
 */
export function ask(
  host: string,
  path: string,
  { method = "GET", headers = {}, form, body }: Asked = {},
): Promise<Answer> {
  const content = form ? new URLSearchParams(form).toString() : body;
  return new Promise((resolve, reject) => {
    const request = send(
      {
        agent: false,
        host: "127.0.0.1",
        port: new URL(`http://${host}`).port,
        path,
        method,
        headers: {
          Host: host,
          ...clientAddress(),
          ...(form && { "Content-Type": "application/x-www-form-urlencoded" }),
          ...(content !== undefined && { "Content-Length": String(Buffer.byteLength(content)) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(content);
  });
}

/** Posts an endless form: one letter every 500 ms until a response arrives. */
export function drip(host: string, path: string): Promise<Pick<Answer, "status" | "body">> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, ...clientAddress(), "Content-Type": "application/x-www-form-urlencoded" };
    const to = {
      agent: false,
      host: "127.0.0.1",
      port: new URL(`http://${host}`).port,
      path,
      method: "POST",
    };
    const request = send({ ...to, headers: { ...headers, Accept: "text/html" } }, (response) => {
      clearInterval(dripping);
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => (body += text));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, body });
        request.destroy();
      });
    });
    request.on("error", reject);
    request.write("a=");
    const dripping = setInterval(() => request.write("x"), 500);
  });
}
