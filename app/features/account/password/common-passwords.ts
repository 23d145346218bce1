/**
 * The 3,400 most common passwords of six characters or more, in lower case, without obscene ones.
 * Italian passwords come first, then passwords that zxcvbn 4.4.2 (MIT) counted in leaks.
 */
const words = `
0.0.0.000 0.0.000 000000 000000000 0000000000 000001 000007 000111 007007 01011910 01011970 01011975 01011977 01011979 01011980 01011981
01011982 01011983 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011999 01012000 01012001
01012010 01012011 010180 010203 01020304 01091989 012345 01234567 0123456789 02011980 02011985 02011986 02011987 02011988 02021982
02021983 02021984 02021985 02021986 02021987 02021988 02021989 02031984 02031986 02031987 02041982 02041983 02041984 02041986 02041987
02041988 02051983 02051986 02061985 02061986 02061988 02061989 02071982 02071984 02071986 02081984 02081985 02081986 02081987 02081988
02081989 02091986 02091987 02101984 02101985 03082006 100000 102030 10203040 102938 1029384756 111111 11111111 111111a 11112222 111222
111222333 111333 112211 112233 11223344 1122334455 112358 11235813 1123581321 12011987 120676 121212 121314 12131415 122333 123098
123123 12312312 123123a 123123q 1232323q 123321 123321123 123321a 123321q 12341234 1234321 12344321 123451 123454321 123455 1234554321
123456 123456654321 1234567 12345678 123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910 123456789a 123456789q
123456789z 12345678a 12345678q 12345679 1234567a 1234567q 123456a 123456aa 123456k 123456q 123456qw 123456qwe 123456qwerty 123456r
123456s 123456z 123457 12345a 12345q 12345qwe 12345qwert 12345t 12345z 123465 1234abcd 1234asdf 1234qwe 1234qwer 123654 12365478
123654789 1236987 12369874 123698745 123789 123789456 123987 123aaa 123abc 123asd 123qaz 123qq123 123qwe 123qwe123 123qweasd
123qweasdzxc 123qwerty 123zxc 124578 128500 12qw12 12qw34er 12qwas 12qwaszx 131313 132435 13243546 134679 135246 135790 135792468
1357924680 1366613 141627 142536 147258 14725836 147258369 147369 147852 147852369 1478963 14789632 147896325 147963 150781 15426378
159357 1593572468 159632 159753 159951 162534 18436572 192837 192837465 19411945 1a2b3c 1a2b3c4d 1a2s3d4f 1passwor 1q2w3e 1q2w3e4r
1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws 1qa2ws3ed 1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qwerty 1x2zkg8w 200000 21031988 2128506
222333 223344 235689 246810 25802580 258456 314159 31415926 315475 321123 321456 321654 321654987 332211 333666 336699 362436 369963
420247 420420 426hemi 445566 456123 456321 456654 456852 4815162342 4runner 50cent 5551212 555666 555777 654123 654321 655321 666666
666777 666999 6751520 696969 73501505 741852 741852963 753159 753951 7654321 7753191 7777777 777888 7779311 778899 784512 787898 789123
789456 78945612 789456123 7895123 789654 789987 794613 7ugd5hip2j 852456 8675309 8j4ye3uz 906090 911911 9293709b13 9379992 951753
9562876 963852 963852741 987456 987456321 98765432 987654321 9876543210 998877 a11111 a12345 a123456 a1234567 a12345678 a123456789
a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa123456 aaa111 aaliyah aardvark aaron1 abc123 abc1234 abc12345 abcd123 abcd1234 abcdef abcdefgh
aberdeen abgrtyu abnormal absolut access access14 accesso accesso1 accord achilles action adam12 adgjmptw adidas admin123 administrator
adonis aezakmi agent007 aggies aikido airborne airbus airforce airplane alabama alaska albatros albion alejandr aleksandr aleksandra
aleksey alenka alessandra alessandro alessia alex123 alexande alexandr alexey alexis alibaba aliens allmine allsop allstar alpha1
alphabet alpine alucard amadeus amanda1 amateur amateurs amazon amber1 america america1 amministratore amore1 amore123 amoremio
amoretiamo amsterda amsterdam anaconda anakin anarchy andrea andrea1 andrea123 andrei andrew1 andrey andromed andromeda anfield angel1
angels anhyeuem animal annie1 anthony1 antonella antonella1 antoni antonio anubis apache apollo apollo13 apple1 apple123 applepie apples
aquarius aragorn arcadia area51 arizona armagedon armani arsenal arsenal1 artemis artemka asd123 asdasd asdf123 asdf1234 asdfasdf asdfgh
asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdzxc ashley1 aspire aspirine asroma asroma1 asroma1927 assassin assword asterix astros
athlon atlanta atlantis atomic attila auburn audia4 aurora123 aussie austin austin1 australi avalanch avalon avatar avenger awesome
azamat azerty azertyuiop azsxdc azsxdcfv babyblue babyboy babydoll babyface babygirl babylon babylon5 babylove bacardi bacchus backdoor
badass badboy baddog badger badgirl badman baggins baggio baggio10 bagira bailey1 baller balloon balloons bambam bambina bambino1 bamboo
banana banana123 bananas banane bandit bangkok banker banner banshee banzai barbados barbara barbie barcelon barcelona barefoot barkley
barney barsik bartman baseball baseball1 basket basketba batman batman1 batman123 bayern bcfields beaches beagle beamer beaner beanie
bearcat beast1 beastie beatle beatles beatrice beautifu beauty beavis beckham beefcake beemer beetle bella1 benedetta benfica bengals
benvenuta benvenuto beowulf beretta berlin bhbirf bicycle bigbear bigbird bigblue bigboy bigbutt bigdaddy bigdog bigfish bigfoot biggie
biggles bigguy bigmac bigman bigmike bigmoney bigone bigred bigtime bikini billy1 billybob billyboy bimmer bingo1 bird33 birdie birdman
biscuit biteme bizkit blabla black1 blackbir blackcat blackdog blackhaw blackie blackjac blackjack blackout blacks blacky blades
blahblah blaster blazer blessed blessing blink182 blizzard blonde blondes blondie blowme blue12 blue123 blue22 bluebird blueboy bluedog
blueeyes bluefish bluemoon bluesky bob123 bobafett bobby1 bobcat bobdylan boeing bogart bogdan bohica bollox bologna1 bomber bond007
bonehead bonjour bonjovi bonkers bonsai booger boogie bookworm boomboom boomer bootie boricua borussia bossman boston bounce bounty
bowler bowling boxing boxster br0d3r brando brandon1 brandy brasil braves brazil breast breasts breeze brian1 brighton bristol britney
brodie bronco broncos brooklyn brownie browns brucelee bruins bruno1 brutus bubba1 bubbas bubble bubbles bucket buckeye buckeyes
buckshot budapest buddah buddha buddie buddy1 buddyboy budlight budman budweise buffalo buffett buffy1 bugger builder bulldog bulldog1
bulldogs bullet bullfrog bullseye bummer bunghole bunnies bunny1 buonanotte buongiorno burger bushido buster buster1 butter buttercu
butterfl butterfly butthole buttman buttons buzzard byteme cabbage cactus cadillac caesar cagnolino calabria calgary calico caliente
californ caligula callum camaro cambiala cambiami camelot camels cameron cameron1 camilla camper canada cancer cancun candle candyman
cannabis cantona capone capslock captain caramel caravan cardinal carlito carlitos carolina carpedie carpet carrera carrot cartman
cartoon casanova caserta casey1 casino casper cassie cat123 catch22 catdog caterina catfish catherin catman cavalier cavallo caveman
cbr600 ccbill cdtnbr cdtnkfyf celeron celica celine celtic celtics cerberus cessna cfitymrf cgfhnfr chainsaw champion champs changeme
charger chargers charles1 charli charlie charlie1 charlott charlton charly charmed chaser cheater checkers cheech cheeks cheers cheese
cheese1 cheetah chelsea chelsea1 cherokee cherry chester chester1 chevelle chevrole chevrolet chevy1 chewie cheyenne chiara1 chicago
chicago1 chichi chicken chicken1 chickens chicks chiefs chimera chinook chipper chippy chivas chloe1 chocolat chopin chopper chris1
chrisbln chrissy christ christia christin christop chrome chronic chrono chrysler chuang chubby chuckie chuckles chucky chunky ciao123
ciao1234 ciaociao ciccio cicero cigars ciliegia cinder cinnamon cioccolata cioccolato citadel cjkysirj cjkywt clancy clapton clarinet
classic classics claudi claudia claudio claymore clemson clevelan clipper cloud9 clouds clover clowns cobalt cobra1 cocacola cocaine
coconut coffee cohiba coldbeer colombia colorado colors colt45 coltrane commando compaq compute computer computer1 concorde concrete
condom condor connect connor consumer cookie cookies cooldude cooler coolguy coolio coolman coolness cooter copper corleone corolla
corona corrado corsair corvette cosmic cosmos cosworth cougar cougars cowboy cowboy1 cowboys cowboys1 coyote cracker crazy1 crazybab
creampie creamy creative cricket crimson cristiano7 critter crjhgbjy cruise cruiser crunch crusader crusher crysis crystal1 cthtuf
cthulhu cthutq cubbies cubswin cucciola cucciolo cuddles cupcake curious custom cutlass cutter cxfcnmt cyclone cyclops cygnus cypress
dabears daddy1 daemon daewoo dagger daisy1 dakota dalejr dallas dallas1 damnit dancer danger daniel1 daniela daniele daniil danila
danny1 dannyboy danzig darklord darkman darkness darkside darkstar david1 davide davids daytona dbrnjh dbrnjhbz deadhead deadman
deadpool death1 deejay deepthroat deeznuts deeznutz defender defiant deftones delete delphi delpiero delpiero10 delta1 deluxe denali
deniska depeche desert designer desire deskjet destiny detroit deutsch devil666 devildog devils dexter dfcbkbq dfkthbz dfkthf dfktynbyf
dfvgbh dharma diablo dialog diamond diamond1 diamonds diehard diesel dietcoke dieter digger diggler digital digital1 dilbert dilligaf
dinamo dingdong dinosaur dio12345 dirtbike discover disney divine dkflbckfd dkflbvbh doberman doctor dodge1 dodger dodgeram dodgers
dog123 dogfood doggie doghouse dogman doitnow dollar dolphin dolphin1 dolphins domenico domino donkey donuts doobie doodle doogie dookie
doomsday dotcom doughboy dracula dragon dragon1 dragon12 dragon123 dragonba dragonball dragons dragoon drakon dreamer dreams driver
drizzt droopy drowssap drpepper drummer dthjybrf dublin ducati ducati999 duchess dumbass dundee durango duster dutchess dynamite dynamo
eagle1 eagles eagles1 eastside eastwood eclipse eddie1 eduard edward1 eeyore einstein ekaterina eldorado electra electric electron
element elephant elisabetta elizabet elizaveta elvis1 emanuela emanuele emerald emily1 eminem empire engage engineer enigma enter1
enterpri enterprise entropy eraser ericsson estate2020 estate2021 estate2022 estate2023 estate2024 estate2025 estate2026 eternal
eternity eureka europa everest everton excalibu excalibur exigen exigent exodus explorer express extreme fabric facebook facebook1
facial falcon falcons fallen fallout famiglia fantasy farfalla farfallina farscape farside fastball faster fatass fatboy fatcat fatman
feather federica federico fender fergie fernand ferrari ferrari1 ferret fester fghtkm fgtkmcby ficken fiesta figaro fighter filter
finger fiorentina fireball firebird firefly firefox fireman firenze fishes fishing fishing1 fitness fktrcfylh fktrcfylhf fktrctq flames
flamingo flash1 flatron fletch flexible flipper floppy florian florida florida1 flounder flower fluffy flyboy flyers foobar footbal
football football1 fordf150 forest forever forfun formula formula1 fortnite fortnite1 fortuna foryou forzainter forzaitalia forzajuve
forzalazio forzamilan forzanapoli forzaroma fossil foxtrot fragola fragola1 fragolina francesc francesca francesco francescototti frank1
franky freaks freaky freckles freddy freedom freedom1 freepass freeuser freeway friday fright frisco frisky frogger froggy front242
frontier frosty fugazi fulham funtime fusion futbol fyfcnfcbz fylhtq fytxrf fyutkbyf gabrie gabriel1 gabriele gabriell gabriella gadget
galaxy galina galore gambit gamecube gameover gandalf gandalf1 gangbang gangsta gangster garden garfield gargoyle gateway gateway1
gator1 gatorade gators gattino gatto123 gawker gbpltw gegcbr geheim gemini generic genesis genius genova12 george1 geronimo gesperrt
gesu123 gesucristo getmoney getsome gfhjkm gfhjkm1 gfhjkm123 gfhjkmgfhjkm ghbdtn ghbdtnbr ghblehjr ghetto ghjcnj ghjcnjnfr ghost1
ghostrider giants ginger ginger1 giorgi giorgia giorgio giovanna giovanni girasole giulia giuliana giuseppe giuseppina gizmo1 gizmodo
gjkbyf gladiator gmoney gn56gn56 goalie goaway goblin goblue gobucks goddess godfathe godfather godsmack godzilla gofish goforit goirish
golden goldfish goldstar goldwing golfball golfer golfer1 golfing goliath gollum gonavy goober goodboy goodluck goodtime google
google123 gooner gopher gordon24 gorilla gotcha gothic gotohell govols granny grease great1 greatone green1 greenbay greenday greens
gregor gremlin grendel gretzky griffey gringo grizzly gromit groove groovy groucho grumpy gsxr750 guardian guiness guinness guitar
guitar1 gundam gunnar gunner gunners gustav hacked hacker haggis hal9000 halflife halifax hambone hamburg hamish hamlet hammer hammers
hamster handyman hannah hannibal hansolo happy1 happy123 happyday hardrock harley harley1 harry1 havefun hawaii hawaii50 hawaiian
hawkeye hawkeyes hayabusa hearts heater heather1 heaven heckfy hedgehog heineken hellfire hello1 hello123 helloo hellos hellyeah helmet
helpme hendrix henry1 herbie hercules hermes hershey hesoyam heynow hidden highland hiphop hippie hithere hitman hjccbz hjvfirf hobbes
hobbit hockey hockey1 hokies holiday holly1 hollywoo homeboy homer1 homerj homers homerun honda1 hondas honey1 hongkong hooligan hoosier
hoosiers hootie hopeful horizon horndog hornet horney horses hotbox hotboy hotdog hotred hotrod hotshot hotstuff hottie house1 hummer
hunter hunter1 hunting hurrican husker huskers huskies hustler hyperion iamgod ib6ub9 ibanez iceberg icecream iceman idontkno idontknow
iforgot iguana ihateyou illini illusion iloveu iloveyo iloveyou iloveyou1 iloveyou2 imation immortal impala incubus indiana indians
indigo inferno infiniti infinity insane insert insomnia inspiron instagram integra inter1908 internazionale internet internet1 intrepid
intruder inuyasha iomega iphone123 ipswich irish1 ironman iscool islander istanbul italia italia1 italia2006 italia90 ivanov ivanova
iverson iverson3 iwantu jabroni jackal jackoff jackpot jackson1 jackson5 jacob1 jagger jaguar jamaica james007 james1 jamesbon jamesbond
jamie1 jammer jammin jarhead jasmine jasmine1 jason1 jasper jaybird jayden jayhawk jayhawks jazzman jellybea jenny1 jericho jerkoff
jessic jessica1 jester jesus1 jethro jetski jewels jezebel jiggaman jimbob jimmy1 jktymrf jockey johann johannes john316 johnboy joker1
jokers jones1 jordan jordan1 jordan23 joshua1 jrcfyf juggalo jumper junebug jungle junior jupiter just4fun just4me justdoit justice
justin1 justme juve1897 juventus juventus1 kahuna kakashka kaktus kamikaze kangaroo kansas karate karina karolina kashmir kasper katana
katerina katie1 katrin kawasaki kazantip kcj9wx5n keeper kelly1 kenshin kenwood kenworth kevin1 keyboard keystone keywest kfhbcf kickass
kicker killbill killer killer1 killer12 killers killme kilroy kingfish kingkong kingpin kingston kipper kirill kirsty kisses kissme
kissmyass kitkat kitten kitty1 kittycat kittykat klaster kleopatra klingon knickers knicks knights knockers knopka kodiak kolobok koshka
kosmos kostya kotaku kotenok krishna ktyjxrf kungfu labrador labtec lacrosse ladybug laguna lakers lakota lamborghini lamiaspesa
lancelot lancer lansing lantern laptop larisa lassie lasvegas latinas latino laura123 laurent lazarus lazio1900 leather leavemealone
ledzep legacy legend legion legolas lennon leonardo leonid leopard lespaul lestat letmein letmein1 letmein2 letsgo lexmark liberty
lifehack lighter lightnin lightning lights limoncello linda1 lindros lineage2 lionking liquid liverpoo liverpool lizard lobster logan1
logitech lokomotiv lol123 lolipop lollipop lollol lollypop london lonestar lonewolf longhorn looker looser lorenzo losers love12 love123
love69 lovebug loveit lovely loveme lover1 loverboy lovers loveyou lowrider ltybcrf luca1234 luciana luciano lucifer lucky1 lucky13
lucky7 luckydog ludmila ludovica lvbnhbq macdaddy machine macross maddie maddog madina madison madison1 madman madmax madness madonna
madonna1 maestro maggie maggie1 maggot magic1 magician magick magicman magnum magnus magpie maiden mailcreated5240 mailman majestic
makaveli maksim maksimka malaka malibu malina mallard mamapapa mamma1 mamma123 mammamia mammapapa manchest manchester mancity mandarin
mandingo maniac manowar manson mantis manutd maradona maradona10 marathon marcello marco123 margherita maria1 marika marina marine
marine1 mariners marines marino marino13 mario123 mariorossi mariposa marius marker marlboro marley martin1 martina martini maryjane
masamune mason1 massimiliano massimo massive master master1 master12 matador matrix matteo matthew1 mature maverick max123 maxell maxima
maxime maximus maxwell maxwell1 mayday mayhem mazafaka mazda626 mclaren meatball meathead meatloaf mechanic medusa megadeth megaman
megapass megatron meister melanzana melissa1 mellon mellow memorex memphis menace meowmeow mephisto mercedes mercury meridian merlin
merlin1 merlot mermaid mersedes metallic metallica mexico michae michael1 michael2 michele michigan mickey mickey1 microlab micron
microphone microsof microsoft midget midnight midway mighty mikey1 milan1899 milana milano milano1 milena milkman millwall minecraft
minecraft1 minime mirage misfit misfits mishka missy1 mister mistress misty1 mittens mnbvcxz modena molly1 mollydog moloko molson
momoney monaco monalisa monarch monday mondeo money1 moneyman moneys mongoose monitor monkey monkey1 monkey12 monkey123 monkeys monopoly
monster monster1 montana montgom240 montreal moocow mookie moomoo moonbeam moonlight moose1 mordor morgan1 moritz morpheus mortgage
mortimer moscow mother motherlode motorola mountain mouse1 mozart mozzarella mulder mullet multiplelo munchkin muppet musashi muscle
mushroom music1 musica musicman mustafa mustang mustang1 mustangs mustard mybaby mylife mylove myname mypass mystic nanook napass napoli
napoli1 napoli10 napoli1926 napster naruto nascar nascosta nasty1 nastya natale2024 natale2025 natale2026 natali natasha naughty ncc1701
ncc1701a ncc1701d ncc1701e ne1469 nebraska negozio nemesis neptune netscape nevada newbie newcastl newlife newpass newpass6 newport
newyork newyork1 nextel nfnmzyf nickel nicola nicole1 nikita nikitos nikola nikolay nimbus nimrod niners ninja1 ninjas nintendo nipper
nirvana nissan nitram nofear nokia6300 nolimit nomore noodle noodles nookie nopass novell ntktajy nudist nugget nuggets number1 nutella1
nuttertools nwo4life nyjets nylons nymets obelix obiwan oblivion oceans ohyeah oicu812 oilers oksana oldman oliver oliver1 olivier
omega1 onelove onetime online onlyme openup operator optimus oracle orange orange1 oranges orchid orient orioles orion1 orsetto oscar1
osiris othello ou8122 outkast outlaw overkill overlord oxford p0015123 p@ssw0rd p@ssword pa55w0rd pa55word pacers packard packer packers
packers1 pacman padrepio padrepio1 padres paintbal paintball pakistan paladin palermo1 paloma panama panasoni panasonic pancho pandora
pantera panther panther1 panthers pantyhos panzer paolo123 paperino paperone papino paradise paradox parola parolachiave parrot pascal
pasquale pass123 pass1234 passat passion passme passport passw0rd passwd passwor passwor1 password password! password0 password1
password1! password12 password123 password2 passwords passwort pasword patata123 patatina patatino patches patric patrick1 patriot
patriots pavilion pavlov pdtplf peaches peanut peanuts pearljam pebbles peekaboo peewee pegasus pencil penguin penguins penny1 penthous
pentium pepper pepper1 pepsi1 persik perugia peter1 peterpan petrov peugeot phantom pharmacy pheonix philippe philips phillies philly
phoeni phoenix phoenix1 photos pianoman picard picasso piccolo pickle pickles pickup piglet pikachu pillow pineappl pingpong pinhead
pinkfloy pinkfloyd pioneer pippen pippo1 pippo123 pippopluto piramida pirate pirates pisces pistol pitbull pizza123 pizzas placebo
planet plasma plastic platinum player playstation playtime plumber pluto123 plymouth pobeda poison poiuyt poiuytrewq pokemon pokemon1
polaris police polina polniypizdec0211 polpetta polska pomodoro pompey poncho pontiac poochie poodle poohbear pookie poontang pooter
popcorn popeye porcodio porkchop porsche porsche1 porsche9 portland portugal poseidon possum postal potato pothead powder power1
preacher precious predator prelude premium presario presto primavera primus prince princes princess princess1 principessa principessa1
pringles printer prissy private privet prodigy prophet prova1 prova123 provaprova psycho puddin pudding pulsar pumpkin punisher punkin
punkrock puppies pupsik purdue purple putter pyramid python q12345 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qawsed
qawsedrf qaz123 qazqaz qazwsx qazwsx1 qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxsw qazxswedc qazzaq qqq111
quantum quartz quattro queens qwaszx qwe123 qweasd qweasd123 qweasdzxc qweqwe qwer123 qwer1234 qwerasdf qwert1 qwert123 qwerty qwerty1
qwerty1! qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop qwertz r2d2c3po rabbit rabota
racecar racerx rachel1 racing radiohea raffaele raffaella ragnarok raider raiders raiders1 rainbow rainbow6 rainman raistlin rambler
rammstein ramones ramrod ramses rancid random ranger ranger1 rangers rangers1 raptor rascal rasdzv3 rasputin rastaman raven1 ravens
rbhbkk rctybz reader realmadrid reaper rebecca1 rebel1 rebels reckless red123 redalert redbird redbull reddog redfish redhead redhot
redline redman redrum redskins redsox redwing redwings redwood reebok reefer renault renegade rereirf rescue retard rfhbyf rfnthbyf
rfrfirf rfrnec rhbcnbyf rhfcjnrf rhjrjlbk rhtdtlrj riccardo richard1 rightnow ripken ripper ripple rjirfrgbde rjntyjr rjycnfynby
roadkill roadking roadrunn robert1 roberta roberto robotech rocker rocket rockets rockford rockhard rockon rockstar rocky1 rodman roller
rolltide roma1927 roma2000 roma2024 romaroma romashka rommel ronaldo ronaldo7 rookie rooster rootbeer rosebud rotten route66 rovers
royals rtyuehe rubber rulezzz runescape runner rush2112 ruslan russia rustam rusty1 sabbath sabine sabres sadie1 safari sahara sailboat
sailing sailor saints sakura salamander salasana saleen sally1 salmon salomon salsero salvatore sam123 samantha samiam sammy1 sampdoria
samson samsun samsung samsung1 samtron samurai sancho sandiego sandman sandro sandy1 sanfran sangennaro santantonio sapper sapphire
sarah1 saratoga sardegna sascha sasha1 sassy1 sasuke saturn sauron sausage sayang scania scanner scarface scarlet scooby scoobydo
scooter scooter1 scorpio scorpio1 scorpion scotch scotland scott1 scotty scrabble scream scruffy scully seadoo seahawks seamus searay
seattle sebastia secret secret1 security seeker segreta segreto segreto1 seinfeld select seminole semperfi sentinel septembe serega
serenity sergei sergey sersolution server sesame seven7 shadow shadow1 shaggy shalom shaman shamrock shaney14 shania shannon1 shaolin
sharks sharky shasta shaved shazam shelby shemale sherlock shiloh shiner shogun shorty shotgun showme showtime shuang shutup sicilia
siemens sierra silver silver1 silverad simon1 simona simone simple simpsons sinatra sinbad sinister sinner sirius sithlord sixers skater
skeeter skidoo skiing skinny skipper skippy skittles skorpion skydive skylar skyler skyline skywalke skywalker slacker slapper slappy
slapshot slavik slayer sleeper sleepy slider slinky slipknot slippery smashing smeghead smegma smelly smiles smiley smiths smitty smoker
smokes smokey smokie smokin smooth smudge snake1 snakes snapon snapper snapple sneakers snickers sniper snooker snoopdog snoopy snowball
snowboar snowman snuffy snuggles sobaka soccer soccer1 socrates sofia123 softball software sojdlg123aljg soldier soleil solnce sommer
sonics sonoma sooners sophie soso123aljg soulmate southpar southpark spaceman sparkle sparky sparky1 sparta spartak spartan spartans
speaker specialk spectre spectrum speedo speedy spencer1 spesa123 spesaonline sphinx spider spider1 spiderma spiderman spidey spike1
spiker spinner spirit spitfire splash splinter sponge spongebob spooky sporty spring sprint sprite spunky spurs1 sputnik spyder squall
squash squirrel squirt srinivas sslazio stalin stalker stallion star69 starbuck starcraf starcraft stardust starfire starfish stargate
starman starship starter startrek starwars static stealth steeler steelers stefania stefano stellina stellina1 stepan stephani stereo
sterlin steve1 sticks sticky stimpy stinger stingray stinky stocking stocks stonecol stonecold stoned stones stoney stormy stranger
strawberry strider strike striker stroker studly stumpy stunner stupid subaru sublime submit subway subzero success sultan summer
summer1 summit sundance sunday sunflowe sunflower sunnyday sunrise sunset sunshin sunshine sunshine1 super1 super123 superfly superman
superman1 supermercato supersta superstar superuser surfer surfing suzuki svetik svetlana svoboda swallow sweet1 sweetnes sweetpea
sweets sweety swimmer swimming swordfis swordfish swords sydney syncmaster syracuse syzygy tacobell tacoma talisman tanker tardis target
tarheel tarheels tarzan tattoo tatyana taurus taxman taylor1 tazman tazmania tdutybq tdutybz teacher technics techno teddy1 teddybea
teddybear tekken telefon telefonino telefono telephon temp123 tempest templar tennis tequila terminator terrapin terror tesorino tesoro1
tesoro123 test123 test1234 tester testing testpass testtest texas1 thailand thanatos thankyou theboss thecat thedog thedoors thedude
theend thegame thegreat thekid theking theman theone therock thesims thirteen thomas1 thuglife thumbs thumper thunder thunder1 thunderb
thx1138 tiamo1 tiamo123 tiamotanto tiberius tiburon tickle tiffany1 tiger1 tiger123 tigers tigger tigger1 tights timber tinker
tinkerbell tinman tintin titanic titanium titans titleist tolkien tomato tomcat tommy1 tommyboy toolman tootie tootsie topcat topdog
topgun topher topolino topper torino1 tornado toronto toshiba tottenha tottenham totti10 toyota tracker tractor trader trainer trance
transam translator trapper travel traveler treasure trebor trfnthbyf triangle tricky trident trigger trinity tripod tripper triton
triumph trixie trojan trojans trombone trooper trouble trucker trucks truelove trumpet trunks trustno1 tsunami tuesday tulips tunafish
tundra turbo1 turkey turkey50 turtle tweety twilight twinkle twisted twister tyler1 typhoon ufkbyf ultima ultimate umbrella underdog
undertaker unicorn unreal usa123 usarmy usnavy utente123 utopia vacanze vacation valentin valentina valentino46 valera valerossi
valerossi46 valhalla valkyrie vampire vanhalen vanilla vasilisa vector vectra vedder vegeta velvet venera venezia verbatim veritas
verizon vermont veronika vertigo vespa50 vfczyz vfhbyf vfhecz vfhufhbnf vfksirf vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf vh5150 viagra
victory viewsonic viking vikings viktor viktoria vincenza vincenzo violetta violin viper1 vipers vision vitalik vivalitalia vkontakte
vladik vladimir vladislav volcom volley voodoo vortex voyager voyeur vsjasnel12 vulcan walleye walmart walnut walrus wapbbs warcraft
wareagle warhammer warlock warlord warrior warriors warthog wasser wassup watcher water1 waterloo weasel webmaste webmaster weezer
welcome welcome1 welder werewolf westham westside westwood wg8e3wjf whatever whatsapp whatsup wheels whiskers whiskey whisky whisper
whitesox whitey whocares whynot wibble wicked wildcard wildcat wildcats wildfire wildman william1 willow windows windsor winner winston
winston1 winter wisdom wishbone wizard wolf359 wolfgang wolfie wolfman wolfpack wolverin wolverine wolves wombat woody1 woofwoof woohoo
wookie wordpass wraith wrangler wrestle wrestlin wrinkle1 wutang xanadu xavier xbox360 xerxes xfiles xtreme xyz123 yamaha yankee yankees
yankees1 ybrbnf ybrjkfq yeahbaby yellow yfcntymrf yfnfif yfnfkmz yjdsqgfhjkm yomama yosemite yourmom ytrewq yzerman z1x2c3 z1x2c3v4
zaphod zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqxsw zaraza zenith zeppelin zerocool zhjckfd zhuang zidane zigzag zipper zombie zvezda zxasqw12
zxc123 zxcasd zxcasdqwe zxcv1234 zxcvbn zxcvbn1 zxcvbnm zxcvbnm1
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
