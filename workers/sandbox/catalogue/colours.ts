/** Natural colours of flavours and ingredients in a name; the first match applies. */
const flavours: [RegExp, string][] = [
  [/FRAGOL/, "#e0344a"],
  [/LAMPON|FRUTTI ROSSI|MELAGRANA/, "#c8285a"],
  [/CILIEGI|AMAREN|RIBES/, "#a01f38"],
  [/PRUGN/, "#4a2040"],
  [/FICHI/, "#7a4a3a"],
  [/MIRTILL|BOSCO|\bMORE\b/, "#4a3a8a"],
  [/ALBICOCC|PESC(A|HE)\b|MANGO|PAPAYA/, "#f2a03f"],
  [/ARANC[IE]|CLEMENTIN|CAROT|AGRUMI|MANDARIN/, "#f08a1c"],
  [/LIMON|ANANAS|BANAN|CEDRAT/, "#f4d93a"],
  [/PISTACCHI|\bLIME\b|\bMENTA\b|MELA VERDE/, "#9fbf5a"],
  [/CIOCCOLAT|CACAO|FONDENTE|GIANDUI/, "#5a3320"],
  [/CAFF|MOCA/, "#6b442a"],
  [/NOCCIOL|CARAMELL|CREME CARAMEL|MOU/, "#b5793a"],
  [/VANIGLIA|PANNA|COCCO|BIANC|LATTE\b/, "#f5ead0"],
  [/POMODOR|PEPERON|PICCANTE|ARRABBIATA|PAPRIC|KETCHUP/, "#cf2e2a"],
  [/BASILIC|PESTO|SPINAC|VERDUR|ERBE|RUCOLA|TÈ VERDE|EUCALIPTO|ALOE|\bPINO\b/, "#4f8a3a"],
  [/OLIV/, "#7f8f3a"],
  [/MIELE|CAMOMILLA|CURCUMA|SENAPE/, "#e0a52a"],
  [/SALMONE|GAMBER|SURIMI/, "#f08a6c"],
  [/TONNO|MANZO|BOVINO/, "#a8434a"],
  [/POLLO|TACCHINO/, "#e8b87a"],
  [/LAVANDA|VIOLA|UVA/, "#8a6ab8"],
  [/ROSA\b/, "#e88aa8"],
  [/MARE|OCEANO|MARIN|FRESH|MUSCHIO/, "#3a9fd0"],
  [/INTEGRAL|FARRO|CRUSCA|CEREAL/, "#a87a45"],
  [/PORCINI|FUNGHI/, "#8a6a4a"],
  [/TARTUF|LIQUIRIZIA|NERO\b/, "#2f2a26"],
];

export function flavourColour(name: string): string | undefined {
  return flavours.find(([sign]) => sign.test(name))?.[1];
}
