import { html } from "hono/html";

type Piece = ReturnType<typeof html>;

/**
 * Returns a whole page of the sandbox's own: console, bank, identity providers. `style` is trusted.
 */
export const htmlPage = (title: string, style: Piece | string, body: Piece) =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
