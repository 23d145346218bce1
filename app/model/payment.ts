export type PaymentType = {
  id: number;
  name: string;
  description?: string;
  saved: { id: number; name: string }[];
};
