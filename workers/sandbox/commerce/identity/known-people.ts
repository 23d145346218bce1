import type { SignInFlow } from "../person-tables";

export type Provider = SignInFlow["provider"];

/**
 * A person known to a provider. `id` is the form's value; `subject` is the provider's own id of the
 * person.
 */
export type KnownPerson = {
  id: string;
  subject: string;
  firstName: string;
  lastName: string;
  email: string;
};

const social = {
  id: "social@example.com",
  subject: "soc-1",
  firstName: "Chiara",
  lastName: "Bruni",
  email: "social@example.com",
};
const luca = {
  id: "luca.moretti@example.com",
  subject: "soc-2",
  firstName: "Luca",
  lastName: "Moretti",
  email: "luca.moretti@example.com",
};

/** An employee's subject is the employee number. */
const people: Record<Provider, KnownPerson[]> = {
  saml: [
    {
      id: "employee@example.com",
      subject: "7001",
      firstName: "Anna",
      lastName: "Riva",
      email: "employee@example.com",
    },
    {
      id: "newcomer@example.com",
      subject: "7002",
      firstName: "Davide",
      lastName: "Gallo",
      email: "newcomer@example.com",
    },
    {
      id: "regular@example.com",
      subject: "7003",
      firstName: "Giulia",
      lastName: "Ferretti",
      email: "regular@example.com",
    },
  ],
  google: [social, luca],
  facebook: [
    social,
    luca,
    { id: "elena", subject: "soc-3", firstName: "Elena", lastName: "Bassi", email: "" },
  ],
};

export const peopleOf = (provider: Provider): KnownPerson[] => people[provider];

export const personAt = (provider: Provider, id: string): KnownPerson | undefined =>
  people[provider].find((person) => person.id === id);
