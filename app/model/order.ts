import type { OrderPackage } from "./cart";
import type { Paging } from "./catalogue";
import type { Address } from "./place";
import type { Cents } from "./price";
import type { Product } from "./product";
import type { Quantity } from "./quantity";
import type { ChosenSlot } from "./slot";
import type { IsoDate } from "./time";

export type OrderItem = {
  id: number;
  product: Product;
  quantity: Quantity;
  total: Cents;
};

export type Order = {
  id: number;
  /** §4: 1, 2 waiting for payment ... 18 */
  status: number;
  placedOn: IsoDate;
  placedAt: string;
  payment: { id: number; name: string };
  /** §3: 0 error ... 5 cancelled */
  transaction?: number;
  itemsTotal: Cents;
  packagesTotal: Cents;
  deliveryFee: Cents;
  total: Cents;
  variableTotal: Cents;
  estimatedMax: Cents;
  address?: Address;
  slot?: ChosenSlot;
  items: OrderItem[];
  itemCount: number;
  canModify: boolean;
  canCancel: boolean;
  canPay: boolean;
  payBefore?: string;
  changeBefore?: string;
  byAgent: boolean;
  packages: OrderPackage[];
  note?: string;
};
export type OrderPage = { orders: Order[]; paging: Paging };
