import type { Migration } from "../kernel/migrations";

/**
 * Money in cents; amounts in pieces, packs or grams. Instants in milliseconds, dates `yyyy-MM-dd`
 * and times `HH:mm` in Rome.
 */
export const commerceMigrations: Migration[] = [
  {
    version: 200,
    name: "shoppers and places",
    sql: `
      CREATE TABLE shoppers (
        user_id INTEGER PRIMARY KEY, login TEXT NOT NULL UNIQUE, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
        salt TEXT NOT NULL, password_hash TEXT NOT NULL, preferred_address_id INTEGER, selected_list_id INTEGER
      );
      CREATE TABLE addresses (
        address_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, address_name TEXT NOT NULL, address1 TEXT NOT NULL,
        address_number TEXT NOT NULL, city TEXT NOT NULL, province TEXT NOT NULL, postalcode TEXT NOT NULL, latitude REAL, longitude REAL,
        doorbell_name TEXT, floor TEXT, address_note TEXT, reference_phone_number TEXT, elevator INTEGER, active INTEGER NOT NULL
      );
      CREATE INDEX addresses_user ON addresses (user_id);
    `,
  },
  {
    version: 201,
    name: "carts",
    sql: `
      CREATE TABLE carts (
        cart_id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, state TEXT NOT NULL, address_id INTEGER, store_id INTEGER,
        slot_date TEXT, slot_id INTEGER, locked_until INTEGER NOT NULL, prepare_id TEXT, changes_order_id INTEGER, lost_slot TEXT,
        order_comment TEXT NOT NULL, need_invoice TEXT NOT NULL, gift_code TEXT
      );
      CREATE INDEX carts_user ON carts (user_id, state);
      CREATE TABLE cart_lines (
        item_id INTEGER PRIMARY KEY AUTOINCREMENT, cart_id INTEGER NOT NULL, product_id INTEGER NOT NULL, amount INTEGER NOT NULL,
        options TEXT NOT NULL, accept_alternatives INTEGER NOT NULL, notes TEXT, accepted_price INTEGER NOT NULL,
        UNIQUE (cart_id, product_id, options)
      );
      CREATE TABLE slot_places (
        kind TEXT NOT NULL, place_id INTEGER NOT NULL, date TEXT NOT NULL, slot_id INTEGER NOT NULL, cart_id INTEGER UNIQUE,
        order_id INTEGER UNIQUE, hold_until INTEGER
      );
      CREATE INDEX slot_places_slot ON slot_places (kind, place_id, date, slot_id);
    `,
  },
  {
    version: 202,
    name: "orders",
    sql: `
      CREATE TABLE orders (
        order_id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, base INTEGER NOT NULL, floor INTEGER NOT NULL,
        placed_at INTEGER NOT NULL, pay_before INTEGER NOT NULL, payment_type_id INTEGER NOT NULL, transaction_status INTEGER NOT NULL,
        items_total INTEGER NOT NULL, bags INTEGER NOT NULL, package_total INTEGER NOT NULL, delivery_fee INTEGER NOT NULL,
        gross_total INTEGER NOT NULL, variable_total INTEGER NOT NULL, estimated_max INTEGER NOT NULL, points INTEGER NOT NULL,
        address TEXT NOT NULL, kind TEXT NOT NULL, place_id INTEGER NOT NULL, address_id INTEGER, store_id INTEGER,
        slot_date TEXT NOT NULL, slot_id INTEGER NOT NULL, slot_begin INTEGER NOT NULL, slot_end INTEGER NOT NULL,
        begin_time TEXT NOT NULL, end_time TEXT NOT NULL, note TEXT NOT NULL, gift_code TEXT, agent INTEGER NOT NULL, replaced_by INTEGER
      );
      CREATE INDEX orders_user ON orders (user_id, placed_at);
      CREATE INDEX orders_waiting ON orders (base, pay_before);
      CREATE TABLE order_lines (
        order_item_id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL, product_id INTEGER NOT NULL, unit TEXT NOT NULL,
        amount INTEGER NOT NULL, weight INTEGER, total INTEGER NOT NULL, price INTEGER NOT NULL, product TEXT NOT NULL,
        options TEXT NOT NULL, accept_alternatives INTEGER NOT NULL, notes TEXT
      );
      CREATE INDEX order_lines_order ON order_lines (order_id);
      CREATE TABLE payments (
        token TEXT PRIMARY KEY, order_id INTEGER NOT NULL, return_ok TEXT NOT NULL, return_ko TEXT NOT NULL
      );
      CREATE TABLE purchases (user_id INTEGER NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (user_id, key));
      CREATE TABLE order_notes (
        note_id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL, user_id INTEGER NOT NULL, text TEXT NOT NULL, rating INTEGER, written_at INTEGER NOT NULL
      );
    `,
  },
  {
    version: 203,
    name: "wishlists",
    sql: `
      CREATE TABLE wishlists (
        list_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, name TEXT NOT NULL, is_default INTEGER NOT NULL, grant_level TEXT NOT NULL
      );
      CREATE INDEX wishlists_user ON wishlists (user_id);
      CREATE TABLE wishlist_lines (
        item_id INTEGER PRIMARY KEY AUTOINCREMENT, list_id INTEGER NOT NULL, product_id INTEGER NOT NULL, amount INTEGER NOT NULL,
        UNIQUE (list_id, product_id)
      );
    `,
  },
  {
    version: 204,
    name: "preferred store",
    sql: "ALTER TABLE shoppers ADD COLUMN preferred_store_id INTEGER;",
  },
  {
    version: 205,
    name: "login refusals, points shown, further fields of cart/add",
    sql: `
      ALTER TABLE shoppers ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE shoppers ADD COLUMN points_shown INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE login_failures (login TEXT PRIMARY KEY, count INTEGER NOT NULL, locked_until INTEGER NOT NULL) WITHOUT ROWID;
      ALTER TABLE cart_lines ADD COLUMN search_params TEXT;
      ALTER TABLE cart_lines ADD COLUMN delivery_warehouse_id INTEGER;
      ALTER TABLE cart_lines ADD COLUMN custom_weight TEXT;
    `,
  },
  {
    version: 206,
    name: "persons",
    sql: `
      ALTER TABLE shoppers ADD COLUMN username TEXT;
      ALTER TABLE shoppers ADD COLUMN birth_date TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN fiscal_code TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN fidelity_card TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN store_id INTEGER;
      ALTER TABLE shoppers ADD COLUMN mobile TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN phone TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN address1 TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN address_number TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN postalcode TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN province TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN city TEXT NOT NULL DEFAULT '';
      ALTER TABLE shoppers ADD COLUMN registered_at INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE shoppers ADD COLUMN user_type_id INTEGER NOT NULL DEFAULT 3;
      ALTER TABLE shoppers ADD COLUMN beta_tester INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE shoppers ADD COLUMN preview_date TEXT;
      ALTER TABLE shoppers ADD COLUMN employee_number INTEGER;
      CREATE UNIQUE INDEX shoppers_username ON shoppers (username);
      CREATE UNIQUE INDEX shoppers_employee ON shoppers (employee_number);
      CREATE TABLE mail_tokens (
        hash TEXT PRIMARY KEY, kind TEXT NOT NULL, user_id INTEGER NOT NULL, new_email TEXT NOT NULL, expires_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX mail_tokens_user ON mail_tokens (user_id);
      CREATE TABLE account_mails (recipient TEXT NOT NULL, kind TEXT NOT NULL, sent_at INTEGER NOT NULL);
      CREATE INDEX account_mails_recipient ON account_mails (recipient, kind);
      CREATE TABLE consents (
        user_id INTEGER NOT NULL, disclaimer_id INTEGER NOT NULL, accepted INTEGER NOT NULL, decided_at INTEGER NOT NULL, PRIMARY KEY (user_id, disclaimer_id)
      );
      CREATE TABLE invoice_persons (
        person_fiscal_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, saved INTEGER NOT NULL, fields TEXT NOT NULL
      );
      CREATE INDEX invoice_persons_user ON invoice_persons (user_id);
    `,
  },
  {
    version: 207,
    name: "signing in elsewhere",
    sql: `
      CREATE TABLE sign_in_flows (
        flow_id TEXT PRIMARY KEY, provider TEXT NOT NULL, client_session TEXT NOT NULL, shop TEXT NOT NULL, relay TEXT NOT NULL, begun_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE sign_in_codes (
        code TEXT PRIMARY KEY, flow_id TEXT NOT NULL, person TEXT NOT NULL, company_id INTEGER NOT NULL, made_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE social_ties (provider TEXT NOT NULL, subject TEXT NOT NULL, user_id INTEGER NOT NULL, PRIMARY KEY (provider, subject));
      CREATE TABLE waiting_details (
        client_session TEXT PRIMARY KEY, provider TEXT NOT NULL, subject TEXT NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
        e_mail TEXT NOT NULL, since INTEGER NOT NULL
      ) WITHOUT ROWID;
    `,
  },
  {
    version: 208,
    name: "paying and after; the demo shoppers are made anew",
    sql: `
      ALTER TABLE shoppers ADD COLUMN legal_id INTEGER;
      ALTER TABLE carts ADD COLUMN packaging_type_id INTEGER NOT NULL DEFAULT 1;
      CREATE TABLE cart_gifts (cart_id INTEGER NOT NULL, gift_id INTEGER NOT NULL, PRIMARY KEY (cart_id, gift_id)) WITHOUT ROWID;
      CREATE TABLE gift_certificates (
        gift_id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, code TEXT NOT NULL, description TEXT NOT NULL, cents INTEGER NOT NULL,
        by_hand INTEGER NOT NULL, valid_to TEXT, from_order_id INTEGER UNIQUE
      );
      CREATE INDEX gift_certificates_user ON gift_certificates (user_id);
      CREATE TABLE order_gifts (
        order_id INTEGER NOT NULL, gift_id INTEGER NOT NULL, order_item_id INTEGER, cents INTEGER NOT NULL, PRIMARY KEY (order_id, gift_id)
      ) WITHOUT ROWID;
      CREATE INDEX order_gifts_gift ON order_gifts (gift_id);
      ALTER TABLE orders ADD COLUMN packaging_type_id INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE orders ADD COLUMN gift_to_come INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE orders ADD COLUMN warehouse_id INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE orders ADD COLUMN held_cents INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE orders ADD COLUMN invoice_person_id INTEGER;
      ALTER TABLE order_lines ADD COLUMN custom_weight TEXT;
      ALTER TABLE order_lines ADD COLUMN delivery_warehouse_id INTEGER;
      ALTER TABLE order_lines ADD COLUMN replaced_item TEXT;
      ALTER TABLE order_lines ADD COLUMN missing INTEGER NOT NULL DEFAULT 0;
      DROP TABLE payments;
      CREATE TABLE payments (
        token TEXT PRIMARY KEY, order_id INTEGER NOT NULL, payment_type_id INTEGER NOT NULL, state TEXT NOT NULL, cents INTEGER NOT NULL,
        return_ok TEXT NOT NULL, return_ko TEXT NOT NULL
      );
      CREATE INDEX payments_order ON payments (order_id);
      CREATE UNIQUE INDEX payments_open ON payments (order_id) WHERE state = 'open';
      CREATE UNIQUE INDEX payments_held ON payments (order_id) WHERE state = 'held';
      CREATE TABLE payment_auths (auth_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, name TEXT NOT NULL, expires TEXT NOT NULL);
      CREATE TABLE payment_due_dates (
        due_date_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, order_id INTEGER NOT NULL, due_date TEXT NOT NULL,
        cents INTEGER NOT NULL, paid INTEGER NOT NULL
      );
      CREATE INDEX payment_due_dates_user ON payment_due_dates (user_id);
      DELETE FROM settings WHERE key = 'commerce.seeded';
    `,
  },
  {
    version: 209,
    name: "failures by origin, registrations that wait each for itself",
    sql: `
      DROP TABLE login_failures;
      CREATE TABLE login_failures (
        login TEXT NOT NULL, origin TEXT NOT NULL, count INTEGER NOT NULL, failed_at INTEGER NOT NULL, locked_until INTEGER NOT NULL,
        PRIMARY KEY (login, origin)
      ) WITHOUT ROWID;
      ALTER TABLE mail_tokens ADD COLUMN password_hash TEXT NOT NULL DEFAULT '';
      CREATE TABLE waiting_registrations (
        user_id INTEGER NOT NULL, password_hash TEXT NOT NULL, person TEXT NOT NULL, decisions TEXT NOT NULL, provider TEXT, subject TEXT,
        PRIMARY KEY (user_id, password_hash)
      ) WITHOUT ROWID;
    `,
  },
  {
    version: 210,
    name: "which session sent a registration",
    sql: "ALTER TABLE waiting_registrations ADD COLUMN client_session TEXT NOT NULL DEFAULT '';",
  },
  {
    version: 211,
    name: "phones that the app runs on",
    sql: `
      CREATE TABLE devices (
        platform TEXT NOT NULL, uuid TEXT NOT NULL, user_id INTEGER NOT NULL, external_id TEXT NOT NULL, model TEXT NOT NULL,
        platform_version TEXT NOT NULL, manufacturer TEXT NOT NULL,
        PRIMARY KEY (platform, uuid)
      ) WITHOUT ROWID;
    `,
  },
];
