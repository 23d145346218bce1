/** Fields that a shopper types in a registration: all required fields before the last step. */
export const typedRegistration = {
  firstName: "Anna",
  lastName: "Rossi",
  email: "anna@example.com",
  emailConfirm: "anna@example.com",
  street: "Via Cavour",
  number: "12",
  postalCode: "00184",
  city: "Roma",
  province: "RM",
  storeId: "5",
  birthdate: "24/11/1985",
};
