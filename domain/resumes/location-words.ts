/** Countries, regions and large cities, to recognize a printed location and to find the phone country. */

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [code = "", names = ""] = row.trim().split(":");
        return names.split("|").map((name) => [name.trim(), code] as const);
      }),
  );

export const countries = table(`
US:usa|us|united states|united states of america|u s a|u s|america
GB:uk|united kingdom|great britain|gb|england|scotland|wales|northern ireland|u k
IE:ireland|eire|republic of ireland
CA:canada
AU:australia
NZ:new zealand|aotearoa|nz
DE:germany|deutschland
AT:austria|osterreich
CH:switzerland|schweiz|suisse|svizzera
FR:france
BE:belgium|belgie|belgique
NL:netherlands|the netherlands|nederland|holland
LU:luxembourg
ES:spain|espana
PT:portugal
IT:italy|italia
SE:sweden|sverige
NO:norway|norge
DK:denmark|danmark
FI:finland|suomi
IS:iceland
PL:poland|polska
CZ:czech republic|czechia|ceska republika|cesko
SK:slovakia|slovensko
HU:hungary|magyarorszag
RO:romania
BG:bulgaria
GR:greece|hellas
HR:croatia|hrvatska
RS:serbia|srbija
SI:slovenia|slovenija
UA:ukraine
RU:russia
LT:lithuania|lietuva
LV:latvia
EE:estonia|eesti
TR:turkey|turkiye
IL:israel
AE:uae|united arab emirates|u a e
SA:saudi arabia|ksa
QA:qatar
KW:kuwait
BH:bahrain
OM:oman
JO:jordan
LB:lebanon
EG:egypt
MA:morocco|maroc
TN:tunisia|tunisie
DZ:algeria
NG:nigeria
GH:ghana
KE:kenya
UG:uganda
TZ:tanzania
RW:rwanda
ET:ethiopia
ZA:south africa
ZW:zimbabwe
SN:senegal
CI:ivory coast|cote divoire
CM:cameroon|cameroun
IN:india|bharat
PK:pakistan
BD:bangladesh
LK:sri lanka
NP:nepal
CN:china|prc
HK:hong kong
TW:taiwan
JP:japan|nippon
KR:south korea|korea|republic of korea
SG:singapore
MY:malaysia
TH:thailand
VN:vietnam|viet nam
PH:philippines|the philippines|pilipinas
ID:indonesia
MX:mexico
BR:brazil|brasil
AR:argentina
CL:chile
CO:colombia
PE:peru
EC:ecuador
UY:uruguay
VE:venezuela
CR:costa rica
GT:guatemala
DO:dominican republic
PR:puerto rico
JM:jamaica
TT:trinidad and tobago
FJ:fiji
`);

export const regionNames = table(`
US:ala|ariz|calif|colo|conn|fla|ill|mass|mich|minn|mont|okla|penn|tenn|tex|wash|wis|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|washington dc|dc
CA:ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|prince edward island|yukon|nunavut
AU:victoria|new south wales|queensland|western australia|south australia|tasmania|northern territory
IN:maharashtra|karnataka|tamil nadu|kerala|gujarat|rajasthan|uttar pradesh|west bengal|telangana|andhra pradesh|punjab|haryana|bihar|odisha|madhya pradesh|assam|goa|delhi
DE:bayern|bavaria|hessen|sachsen|nordrhein westfalen|nrw|baden wurttemberg|niedersachsen|brandenburg|thuringen
GB:kent|essex|surrey|yorkshire|lancashire|cornwall|devon|norfolk|suffolk|west midlands|west yorkshire|north yorkshire|south yorkshire|greater manchester|merseyside|county durham
ES:cataluna|andalucia|galicia|pais vasco|aragon
MX:jalisco|nuevo leon|cdmx|puebla
BR:sao paulo|minas gerais|parana|bahia
NG:lagos state|fct
`);

/** Printed in capitals after a city. */
export const regionCodes = table(`
US:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC
CA:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT
AU:NSW|VIC|QLD|TAS|ACT|NT
BR:SP|RJ|MG|RS|BA
`);

export const cities = table(`
US:new york|new york city|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|san francisco|seattle|denver|boston|nashville|portland|las vegas|detroit|memphis|atlanta|miami|minneapolis|cleveland|new orleans|tampa|honolulu|pittsburgh|cincinnati|orlando|st louis|sacramento|kansas city|salt lake city|milwaukee|baltimore|charlotte|raleigh|columbus|indianapolis
GB:london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|belfast|newcastle|nottingham|leicester|brighton|oxford|cambridge|york|aberdeen|dundee|swansea|southampton|portsmouth|plymouth|bradford|norwich|exeter|bath|reading|coventry
IE:dublin|cork|galway|limerick
CA:toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|quebec city|victoria bc
AU:sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin
NZ:auckland|wellington|christchurch|dunedin|hamilton
DE:berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|leipzig|dresden|hannover|nurnberg|bremen|dortmund|essen|bonn|mannheim|karlsruhe|freiburg|potsdam
AT:wien|vienna|graz|linz|salzburg|innsbruck
CH:zurich|geneva|geneve|basel|bern|lausanne|luzern
FR:paris|lyon|marseille|toulouse|nice|nantes|bordeaux|lille|strasbourg|rennes|montpellier|grenoble
BE:brussels|bruxelles|brussel|antwerp|antwerpen|ghent|gent|liege|leuven|bruges
NL:amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen
ES:madrid|barcelona|valencia|sevilla|seville|bilbao|malaga|zaragoza
PT:lisbon|lisboa|porto|braga|coimbra
IT:rome|roma|milan|milano|torino|turin|napoli|naples|bologna|firenze|florence|venezia|genova|palermo|verona
SE:stockholm|goteborg|gothenburg|malmo|uppsala|lund|vasteras
NO:oslo|bergen|trondheim|stavanger
DK:copenhagen|kobenhavn|aarhus|odense|aalborg
FI:helsinki|tampere|turku|espoo|oulu
PL:warsaw|warszawa|krakow|cracow|wroclaw|gdansk|poznan|lodz|katowice
CZ:prague|praha|brno
HU:budapest
RO:bucharest|bucuresti|cluj napoca
GR:athens|thessaloniki
TR:istanbul|ankara|izmir
IL:tel aviv|jerusalem|haifa
AE:dubai|abu dhabi|sharjah
SA:riyadh|jeddah
QA:doha
EG:cairo|alexandria
MA:casablanca|rabat
NG:lagos|abuja|ibadan|port harcourt
GH:accra|kumasi
KE:nairobi|mombasa
ZA:johannesburg|cape town|durban|pretoria
IN:mumbai|delhi|new delhi|bengaluru|bangalore|hyderabad|chennai|pune|kolkata|ahmedabad|noida|gurgaon|gurugram|jaipur|kochi|lucknow|indore|chandigarh
PK:karachi|lahore|islamabad
BD:dhaka
LK:colombo
CN:beijing|shanghai|shenzhen|guangzhou
HK:hong kong|kowloon
TW:taipei
JP:tokyo|osaka|kyoto|yokohama
KR:seoul|busan
SG:singapore
MY:kuala lumpur|penang
TH:bangkok
VN:ho chi minh city|hanoi|da nang
PH:manila|quezon city|cebu|cebu city|makati|davao
ID:jakarta|bandung|surabaya
MX:mexico city|ciudad de mexico|guadalajara|monterrey
BR:sao paulo|rio de janeiro|curitiba|belo horizonte|porto alegre
AR:buenos aires|cordoba
CL:santiago
CO:bogota|medellin|cali
PE:lima
`);
