import type { Ebsn } from "~/ebsn/client";
import type { GiftCertificate } from "~/model/gift";
import type { Order } from "~/model/order";
import type { Shop } from "~/platform/shop";

/** Limits of a download, which makes at most 38 requests to the backend. */
const pageSize = 50;
const mostPages = 10;
const mostLists = 20;

/** Returns all rows up to the limit, and if they are complete. */
async function allOf<T>(ask: (page: number) => Promise<{ rows: T[]; pages: number }>) {
  const first = await ask(1);
  const others = Array.from({ length: Math.min(first.pages, mostPages) - 1 }, (_, i) => ask(i + 2));
  const rows = [first, ...(await Promise.all(others))].flatMap((page) => page.rows);
  return { rows, whole: first.pages <= mostPages };
}

const orders = (ebsn: Ebsn) =>
  allOf(async (page) => {
    const asked = await ebsn.orders.list({ page, pageSize, withItems: true, withReplaced: true });
    return { rows: asked.orders.map(orderData), pages: asked.paging.pages };
  });

async function lists(ebsn: Ebsn) {
  const { lists: own, paging } = await ebsn.lists.page({ page: 1, pageSize });
  const read = await Promise.all(own.slice(0, mostLists).map(({ id }) => ebsn.lists.view(id)));
  return {
    rows: read.map(({ name, items }) => ({
      name,
      products: items.map(({ product, quantity }) => ({ product: product.name, quantity })),
    })),
    whole: paging.pages <= 1 && own.length <= mostLists,
  };
}

const euro = (cents: number) => cents / 100;

const orderData = ({
  id,
  status,
  placedOn,
  placedAt,
  payment,
  total,
  address,
  slot,
  items,
  note,
}: Order) => ({
  id,
  status,
  placedOn,
  placedAt,
  note,
  payment: payment.name,
  totalEuro: euro(total),
  address,
  slot,
  products: items.map((item) => ({
    product: item.product.name,
    quantity: item.quantity,
    totalEuro: euro(item.total),
  })),
});

const giftData = ({ code, description, amount, validTo, used }: GiftCertificate) => ({
  code,
  description,
  validTo,
  used,
  totalEuro: euro(amount),
});

/**
 * Returns all data that the shop has of the signed-in shopper. `complete` is false if lists or
 * orders exceed the limits.
 */
export async function ownData({ ebsn, tenant }: Pick<Shop, "ebsn" | "tenant">) {
  const [profile, invoicePersons, consents, addresses, cart, ordered, listed, own, given] = await Promise.all(
    [
      ebsn.profile.view(),
      ebsn.profile.invoicePersons(),
      ebsn.profile.consents("registration"),
      ebsn.places.addresses(),
      ebsn.cart.view(),
      orders(ebsn),
      lists(ebsn),
      ebsn.gifts.own(),
      ebsn.gifts.given(),
    ],
  );
  return {
    shop: tenant.legalName,
    on: ebsn.today().date,
    complete: ordered.whole && listed.whole,
    profile,
    invoicePersons,
    consents: consents.map(({ title, text, given, since }) => ({ title, text, given, since })),
    addresses,
    points: cart.points,
    giftCertificates: [...own, ...given].map(giftData),
    cart: cart.items.map(({ product, quantity }) => ({ product: product.name, quantity })),
    orders: ordered.rows,
    lists: listed.rows,
  };
}
