/**
 * Common Italian shopping words in their usual form, the initial vocabulary of every chain. They
 * correct misspellings before the chain's words are learnt, and are never corrected themselves.
 */
export const staples = `
latte burro margarina panna besciamella yogurt kefir uova albume ricotta mozzarella mozzarelline ovoline bocconcini bufala burrata stracciatella scamorza provola
provolone stracchino crescenza mascarpone gorgonzola taleggio fontina asiago emmental groviera brie camembert feta parmigiano reggiano grana padano
pecorino caciotta caciottina caciocavallo robiola formaggio formaggini primosale squacquerone scaglie budino
pane pagnotta filone rosetta ciriola ciriole ciabatta ciabattina panini baguette tramezzini focaccia pizza pizzette piadina pinsa grissini crackers taralli
pangrattato bruschette friselle fette cornetti ciambelle maritozzi brioche crostata torta plumcake muffin cantucci savoiardi amaretti
mele pere arance limoni mandarini clementine pompelmi banane ananas mango papaya avocado kiwi melone anguria uva pesche nettarine albicocche
susine prugne ciliegie fragole mirtilli lamponi more ribes fichi cachi melagrana castagne cocco datteri frutta verdura macedonia spremuta
pomodori pomodorini ciliegini datterini zucchine fiori melanzane peperoni peperoncino cetrioli patate cipolle cipollotti aglio porri scalogno carote
sedano lattuga iceberg insalata radicchio scarola indivia rucola songino valeriana misticanza spinaci cicoria bieta broccoli broccoletti
puntarelle agretti cime rapa cavolo cavolfiore verza finocchi carciofi asparagi zucca funghi champignon porcini basilico prezzemolo rosmarino
salvia menta timo alloro fagiolini fave piselli pisellini taccole ravanelli barbabietole zenzero
noci nocciole mandorle pistacchi anacardi arachidi noccioline pinoli semi
carne manzo bovino vitello vitellone scottona maiale suino agnello abbacchio coniglio pollo tacchino cavallo anatra faraona petto cosce ali fesa
sovracosce bistecche fettine filetto costata entrecote tagliata arrosto spezzatino macinato hamburger polpette svizzere straccetti involtini fiorentina
saltimbocca spiedini arrosticini salsiccia lonza arista braciole costine stinco capocollo trippa coratella pajata fegato coda ossobuco cotolette
nuggets ragù
prosciutto crudo cotto salame mortadella bresaola speck pancetta guanciale lardo coppa porchetta culatello würstel cotechino zampone lonzino salumi
affettati ventricina
pesce orata branzino spigola salmone tonno merluzzo baccalà sogliola platessa sgombro sardine alici acciughe trota spada cozze vongole polpo
calamari seppie totani gamberi gamberetti gamberoni mazzancolle scampi surimi sushi bastoncini nasello persico
pasta maccheroni spaghetti spaghettoni tonnarelli penne rigatoni fusilli farfalle bucatini linguine mezze maniche paccheri tortiglioni conchiglie orecchiette ditalini pastina
stelline tagliatelle fettuccine pappardelle tagliolini lasagne cannelloni ravioli tortellini tortelloni gnocchi cappelletti trofie
riso risotto basmati carnaroli arborio farro orzo quinoa couscous polenta avena grano mais semola farina lievito fecola amido gallette cereali
muesli granola fiocchi
ceci fagioli borlotti cannellini lenticchie lupini legumi passata pelati polpa concentrato sugo pesto olive capperi carciofini cetriolini
giardiniera sottaceti maionese ketchup senape salsa dado brodo minestrone zuppa vellutata
olio extravergine aceto balsamico sale pepe zucchero dolcificante miele origano cannella curcuma curry zafferano paprica moscata vaniglia
vanillina bicarbonato spezie
caffè capsule cialde tè camomilla tisana infuso ginseng cacao biscotti frollini wafer merendine crostatine confettura marmellata crema nocciola
cioccolato cioccolata cioccolatini caramelle gomme liquirizia panettone pandoro colomba torrone snack patatine popcorn salatini nachos barrette
sofficini pancake sciroppo
acqua succo nettare aranciata limonata cola gassosa chinotto cedrata bibite energetica integratore aperitivo birra vino prosecco spumante
champagne frascati chianti grappa amaro limoncello whisky rum vodka gin liquore
gelato sorbetto ghiaccioli ghiaccio coni stecchi surgelati supplì arancini crocchette tofu seitan hummus
omogeneizzati pannolini salviettine biberon ciuccio pappe assorbenti salvaslip tamponi cerotti garze cotone disinfettante termometro
mascherine preservativi bagnoschiuma doccia sapone saponette shampoo balsamo lacca dentifricio spazzolino collutorio filo deodorante profumo
rasoi lamette dopobarba struccante solare smalto crema
detersivo ammorbidente candeggina smacchiatore sgrassatore anticalcare brillantante pastiglie lavastoviglie lavatrice detergente pavimenti
vetri disincrostante spugne spugnette guanti scopa panni mocio stracci
carta igienica fazzoletti tovaglioli pellicola alluminio sacchetti sacchi piatti bicchieri posate cannucce stuzzicadenti candele fiammiferi
accendino pile batterie lampadine insetticida zanzare padella pentola teglia
cani gatti lettiera mangime guinzaglio
ricarica ricambio vassoio pacco bottiglia lattina
`;

/** Words that qualify goods but name none. */
export const qualities = `
bianco rosso nero verde giallo rosa blu fresco secco surgelato intero magro scremato parzialmente integrale biologico bio light vegano vegetale
romanesco classico tradizionale casereccio casareccio artigianale romano italiano nazionale siciliano genovese dolce amaro piccante salato piccolo grande
maxi mini medio gigante morbido duro fino grosso sottile extra puro naturale frizzante gassato liscio liquido polvere grattugiato grattato
tritato affumicato stagionato grigliato fritto panato ripieno sgusciato pulito cotto crudo bollito marinato sottolio
rigato misto assortito pronto nuovo antico freddo caldo solubile decaffeinato igienico delicato profumato lungo corto conservazione
mare terra monte campo bosco forno mano casa prodotti offerte
bambini neonati bebè adulti senza lattosio glutine canna analcolico ascolane taggiasche castelli
`;
