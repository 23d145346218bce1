/**
 * Response of WordPress's public API to `GET /wp-json/wp/v2/pages?slug=pagina-di-esempio` on a
 * fresh installation of 6.x: rendered title and content, links as the block editor writes them.
 */
export const wordpressPages = [
  {
    id: 2,
    date: "2026-03-02T09:14:07",
    date_gmt: "2026-03-02T08:14:07",
    guid: { rendered: "https://blog.example/?page_id=2" },
    modified: "2026-03-02T09:14:07",
    modified_gmt: "2026-03-02T08:14:07",
    slug: "pagina-di-esempio",
    status: "publish",
    type: "page",
    link: "https://blog.example/pagina-di-esempio/",
    title: { rendered: "Chi siamo &#8211; l&#8217;azienda" },
    content: {
      rendered:
        '\n<p>Questa è una pagina di esempio. È diversa da un articolo &#8220;di blog&#8221; perché resta in un posto fisso.</p>\n\n\n\n<h2 class="wp-block-heading" id="orari">Orari</h2>\n\n\n\n<blockquote class="wp-block-quote is-layout-flow wp-block-quote-is-layout-flow">\n<p>Siamo aperti dalle 8 alle 20.</p>\n</blockquote>\n\n\n\n<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th scope="col">Giorno</th></tr></thead><tbody><tr><td>Lunedì</td></tr></tbody></table></figure>\n\n\n\n<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="683" src="https://blog.example/wp-content/uploads/2026/03/negozio-1024x683.jpg" alt="Il negozio" class="wp-image-12" srcset="https://blog.example/wp-content/uploads/2026/03/negozio-1024x683.jpg 1024w" sizes="auto, (max-width: 1024px) 100vw, 1024px" /></figure>\n\n\n\n<p>Vai alla <a href="https://blog.example/consegna-a-casa/">consegna</a>, agli <a href="#orari">orari</a> o a <a href="https://wordpress.org/" target="_blank" rel="noreferrer noopener">WordPress</a>.</p>\n',
      protected: false,
    },
    excerpt: {
      rendered:
        "<p>Questa è una pagina di esempio. È diversa da un articolo &#8220;di blog&#8221; perché resta in un posto fisso. [&hellip;]</p>\n",
      protected: false,
    },
    author: 1,
    featured_media: 0,
    parent: 0,
    menu_order: 0,
    comment_status: "closed",
    ping_status: "open",
    template: "",
    meta: { footnotes: "" },
    class_list: ["post-2", "page", "type-page", "status-publish", "hentry"],
    acf: [],
    _links: {
      self: [{ href: "https://blog.example/wp-json/wp/v2/pages/2", targetHints: { allow: ["GET"] } }],
      collection: [{ href: "https://blog.example/wp-json/wp/v2/pages" }],
      about: [{ href: "https://blog.example/wp-json/wp/v2/types/page" }],
      author: [{ embeddable: true, href: "https://blog.example/wp-json/wp/v2/users/1" }],
    },
  },
];

/** The headers of that response. */
export const wordpressHeaders = {
  "content-type": "application/json; charset=UTF-8",
  "x-robots-tag": "noindex",
  link: '<https://blog.example/wp-json/>; rel="https://api.w.org/"',
  "access-control-expose-headers": "X-WP-Total, X-WP-TotalPages, Link",
  "x-wp-total": "1",
  "x-wp-totalpages": "1",
  allow: "GET",
};
