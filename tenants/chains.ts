// Written by `npm run tenants -- register` from the folders tenants/<id> and
// workers/sandbox/chains/<id>.ts.
import loggia from "./loggia/tenant.json";
import loggiaEn from "./loggia/texts.en.json";
import loggiaIt from "./loggia/texts.it.json";
import quantobasta from "./quantobasta/tenant.json";
import quantobastaEn from "./quantobasta/texts.en.json";
import quantobastaIt from "./quantobasta/texts.it.json";
import terrecomuni from "./terrecomuni/tenant.json";
import terrecomuniEn from "./terrecomuni/texts.en.json";
import terrecomuniIt from "./terrecomuni/texts.it.json";

export const chains = {
  loggia: { ...loggia, texts: { it: loggiaIt, en: loggiaEn } },
  quantobasta: { ...quantobasta, texts: { it: quantobastaIt, en: quantobastaEn } },
  terrecomuni: { ...terrecomuni, texts: { it: terrecomuniIt, en: terrecomuniEn } },
};
