/** Locations as recruiters see them: people in one town of a metro can work in any other town of it. */
const states = `AL Alabama south|AK Alaska west|AZ Arizona southwest|AR Arkansas south|CA California west|CO Colorado mountain|CT Connecticut northeast|
DE Delaware northeast|DC District of Columbia northeast|FL Florida south|GA Georgia south|HI Hawaii west|ID Idaho mountain|IL Illinois midwest|
IN Indiana midwest|IA Iowa midwest|KS Kansas midwest|KY Kentucky south|LA Louisiana south|ME Maine northeast|MD Maryland northeast|
MA Massachusetts northeast|MI Michigan midwest|MN Minnesota midwest|MS Mississippi south|MO Missouri midwest|MT Montana mountain|
NE Nebraska midwest|NV Nevada mountain|NH New Hampshire northeast|NJ New Jersey northeast|NM New Mexico southwest|NY New York northeast|
NC North Carolina south|ND North Dakota midwest|OH Ohio midwest|OK Oklahoma southwest|OR Oregon west|PA Pennsylvania northeast|
RI Rhode Island northeast|SC South Carolina south|SD South Dakota midwest|TN Tennessee south|TX Texas southwest|UT Utah mountain|
VT Vermont northeast|VA Virginia south|WA Washington west|WV West Virginia south|WI Wisconsin midwest|WY Wyoming mountain`;
const provinces = `ON Ontario|QC Quebec|BC British Columbia|AB Alberta|MB Manitoba|SK Saskatchewan|NS Nova Scotia|NB New Brunswick|NL Newfoundland|PE Prince Edward Island`;

const stateRows = states.split("|").map((row) => {
  const [, code = "", name = "", region = ""] = /^(\w\w) (.+) (\w+)$/.exec(row.trim()) ?? [];
  return { code, name: name.toLowerCase(), region };
});

export const stateCodes: ReadonlySet<string> = new Set(stateRows.map(({ code }) => code));
export const stateByName: ReadonlyMap<string, string> = new Map(stateRows.map(({ code, name }) => [name, code]));
export const regionOfState: ReadonlyMap<string, string> = new Map(stateRows.map(({ code, region }) => [code, region]));

const provinceRows = provinces.split("|").map((row) => ({ code: row.slice(0, 2), name: row.slice(3).toLowerCase() }));
export const provinceCodes: ReadonlySet<string> = new Set(provinceRows.map(({ code }) => code));
export const provinceByName: ReadonlyMap<string, string> = new Map(provinceRows.map(({ code, name }) => [name, code]));

export const countries: readonly (readonly [code: string, words: RegExp])[] = [
  ["US", /\b(?:u\.?s\.?a?\.?|united states|america)(?![\w-])/i],
  ["CA", /\bcanada\b/i],
  ["MX", /\bm[eé]xico\b(?! city, )/i],
  ["GB", /\b(?:uk|united kingdom|england|scotland|wales|london)\b/i],
  ["IE", /\bireland\b/i],
  ["IN", /\bindia\b/i],
  ["PL", /\bpoland\b/i],
  ["DE", /\bgermany\b/i],
  ["FR", /\bfrance\b/i],
  ["ES", /\bspain\b/i],
  ["PT", /\bportugal\b/i],
  ["IT", /\bitaly\b/i],
  ["NL", /\bnetherlands\b/i],
  ["UA", /\bukraine\b/i],
  ["RO", /\bromania\b/i],
  ["BR", /\bbrazil\b/i],
  ["AR", /\bargentina\b/i],
  ["CO", /\bcolombia\b/i],
  ["PH", /\bphilippines\b/i],
  ["PK", /\bpakistan\b/i],
  ["BD", /\bbangladesh\b/i],
  ["NG", /\bnigeria\b/i],
  ["KE", /\bkenya\b/i],
  ["ZA", /\bsouth africa\b/i],
  ["EG", /\begypt\b/i],
  ["TR", /\bturkey|türkiye\b/i],
  ["IL", /\bisrael\b/i],
  ["AE", /\b(?:uae|united arab emirates|dubai)\b/i],
  ["CN", /\bchina\b/i],
  ["JP", /\bjapan\b/i],
  ["KR", /\b(?:south )?korea\b/i],
  ["SG", /\bsingapore\b/i],
  ["VN", /\bvietnam\b/i],
  ["AU", /\baustralia\b/i],
  ["NZ", /\bnew zealand\b/i],
];

/** "metro: town, town; STATE: town": the first state is the metro's own. */
const metroRows = `new-york NY: new york, nyc, manhattan, brooklyn, queens, bronx, staten island, yonkers, white plains, new rochelle, long island, hempstead, mineola, garden city, great neck, mount vernon, scarsdale; NJ: jersey city, newark, hoboken, elizabeth, paterson, clifton, fort lee, hackensack, union city, bayonne, montclair, edison, new brunswick, secaucus, paramus, east orange, weehawken; CT: stamford, greenwich, norwalk
los-angeles CA: los angeles, la, long beach, pasadena, glendale, burbank, santa monica, torrance, anaheim, irvine, santa ana, costa mesa, fullerton, inglewood, culver city, compton, pomona, el segundo, orange, huntington beach, carson, downey, whittier
inland-empire CA: riverside, san bernardino, ontario, fontana, rancho cucamonga, moreno valley, corona, redlands
chicago IL: chicago, evanston, oak park, naperville, aurora, schaumburg, skokie, cicero, joliet, elgin, oak brook, des plaines, arlington heights, rosemont, bolingbrook, downers grove, lombard, romeoville, wheaton, elk grove village, waukegan, deerfield, northbrook; IN: hammond, gary
dallas TX: dallas, fort worth, arlington, plano, irving, frisco, garland, mckinney, richardson, denton, carrollton, grand prairie, lewisville, mesquite, addison, southlake, allen, grapevine
houston TX: houston, pasadena, katy, sugar land, the woodlands, baytown, pearland, cypress, spring, league city, conroe, humble, deer park, missouri city, webster, la porte, stafford, tomball, friendswood
austin TX: austin, round rock, cedar park, georgetown, pflugerville, leander, san marcos, kyle, buda, lakeway
san-antonio TX: san antonio, new braunfels, schertz, boerne
washington DC: washington; VA: arlington, alexandria, reston, fairfax, mclean, tysons, herndon, ashburn, manassas, leesburg, sterling, vienna, falls church; MD: bethesda, rockville, silver spring, gaithersburg, college park, bowie, laurel
baltimore MD: baltimore, towson, columbia, annapolis, owings mills, ellicott city, glen burnie, hunt valley
philadelphia PA: philadelphia, king of prussia, conshohocken, bala cynwyd, chester, media, norristown, bensalem, malvern, west chester, wayne; NJ: camden, cherry hill, mount laurel, trenton, princeton, hamilton; DE: wilmington, newark
boston MA: boston, cambridge, somerville, quincy, newton, waltham, brookline, lowell, framingham, burlington, woburn, salem, malden, medford, needham, wellesley, lexington, braintree, peabody, revere, dedham, natick, watertown, arlington; NH: nashua
providence RI: providence, warwick, cranston, pawtucket
hartford CT: hartford, west hartford, east hartford, new britain, manchester, farmington, windsor, glastonbury
new-haven CT: new haven, milford, bridgeport, fairfield, shelton, waterbury
atlanta GA: atlanta, marietta, alpharetta, roswell, decatur, sandy springs, smyrna, duluth, norcross, lawrenceville, kennesaw, college park, dunwoody, johns creek, peachtree city, mcdonough, stone mountain
miami FL: miami, fort lauderdale, hialeah, hollywood, coral gables, doral, miami beach, boca raton, west palm beach, pompano beach, aventura, plantation, weston, pembroke pines, homestead, delray beach
tampa FL: tampa, st petersburg, st. petersburg, clearwater, brandon, largo, lakeland, wesley chapel
orlando FL: orlando, kissimmee, winter park, sanford, lake mary, altamonte springs, maitland, winter garden
jacksonville FL: jacksonville, orange park, st augustine, ponte vedra
phoenix AZ: phoenix, mesa, scottsdale, tempe, chandler, glendale, gilbert, peoria, surprise, goodyear, avondale, buckeye, tolleson
tucson AZ: tucson, oro valley, marana
denver CO: denver, aurora, lakewood, boulder, broomfield, littleton, englewood, centennial, westminster, arvada, thornton, golden, greenwood village, louisville, commerce city, parker, highlands ranch, lone tree
colorado-springs CO: colorado springs, pueblo
seattle WA: seattle, bellevue, tacoma, redmond, kirkland, everett, renton, kent, bothell, federal way, auburn, lynnwood, issaquah, tukwila, seatac, shoreline, puyallup
portland OR: portland, beaverton, hillsboro, gresham, tigard, lake oswego, wilsonville, tualatin; WA: vancouver
san-francisco CA: san francisco, oakland, san jose, berkeley, palo alto, mountain view, sunnyvale, santa clara, fremont, hayward, redwood city, san mateo, south san francisco, walnut creek, cupertino, menlo park, emeryville, richmond, concord, pleasanton, san leandro, daly city, milpitas, foster city, san bruno, burlingame, livermore
san-diego CA: san diego, chula vista, carlsbad, la jolla, oceanside, escondido, poway, el cajon, national city, vista, san marcos
sacramento CA: sacramento, roseville, folsom, elk grove, rancho cordova, davis, west sacramento
las-vegas NV: las vegas, henderson, north las vegas, paradise, summerlin
salt-lake-city UT: salt lake city, provo, lehi, sandy, west valley city, ogden, draper, orem, south jordan, murray, layton
minneapolis MN: minneapolis, st paul, st. paul, saint paul, bloomington, eden prairie, minnetonka, plymouth, brooklyn park, eagan, edina, maple grove, burnsville, shakopee
detroit MI: detroit, dearborn, southfield, troy, warren, livonia, sterling heights, ann arbor, auburn hills, farmington hills, novi, pontiac, royal oak, romulus
cleveland OH: cleveland, akron, parma, lakewood, euclid, beachwood, mentor, strongsville, solon, independence, canton, massillon, medina, wadsworth
columbus OH: columbus, dublin, westerville, lancaster, grove city, hilliard, gahanna, delaware, reynoldsburg, new albany, newark, worthington, upper arlington, groveport
cincinnati OH: cincinnati, mason, blue ash, hamilton, fairfield, west chester; KY: covington, florence, newport, erlanger, hebron
dayton OH: dayton, kettering, beavercreek, fairborn, miamisburg
pittsburgh PA: pittsburgh, cranberry township, monroeville, canonsburg, coraopolis, bethel park
st-louis MO: st louis, st. louis, saint louis, chesterfield, clayton, st charles, maryland heights, florissant, earth city, o'fallon; IL: belleville, edwardsville, collinsville
kansas-city MO: kansas city, independence, lee's summit, liberty, north kansas city, blue springs, raytown, grandview, gladstone; KS: overland park, olathe, lenexa, kansas city, shawnee, leawood, edgerton
indianapolis IN: indianapolis, carmel, fishers, plainfield, greenwood, noblesville, whitestown, lebanon, avon
milwaukee WI: milwaukee, waukesha, wauwatosa, brookfield, west allis, racine, oak creek, menomonee falls
nashville TN: nashville, franklin, murfreesboro, brentwood, hendersonville, smyrna, lebanon, la vergne, antioch, gallatin
memphis TN: memphis, germantown, bartlett, collierville, millington, cordova; MS: olive branch, southaven, horn lake, byhalia; AR: west memphis, marion
louisville KY: louisville, jeffersontown, shepherdsville; IN: jeffersonville, new albany, clarksville
charlotte NC: charlotte, concord, gastonia, huntersville, mooresville, matthews, cornelius; SC: rock hill, fort mill
raleigh NC: raleigh, durham, chapel hill, cary, apex, morrisville, wake forest, garner, research triangle park
greensboro NC: greensboro, winston-salem, high point, burlington
richmond VA: richmond, henrico, glen allen, chesterfield, midlothian, mechanicsville
norfolk VA: norfolk, virginia beach, chesapeake, newport news, hampton, portsmouth, suffolk
charleston SC: charleston, north charleston, mount pleasant, summerville
greenville SC: greenville, spartanburg, greer, simpsonville, mauldin
birmingham AL: birmingham, hoover, vestavia hills, bessemer
new-orleans LA: new orleans, metairie, kenner, gretna, slidell
baton-rouge LA: baton rouge, gonzales, port allen
oklahoma-city OK: oklahoma city, edmond, norman, moore, yukon
tulsa OK: tulsa, broken arrow, owasso
albuquerque NM: albuquerque, rio rancho
omaha NE: omaha, bellevue, papillion, la vista; IA: council bluffs
des-moines IA: des moines, west des moines, ankeny, urbandale, waukee
buffalo NY: buffalo, amherst, cheektowaga, tonawanda
rochester NY: rochester, henrietta, webster, greece
albany NY: albany, schenectady, troy, saratoga springs
allentown PA: allentown, bethlehem, easton, breinigsville
harrisburg PA: harrisburg, mechanicsburg, carlisle, hershey, york, lancaster
grand-rapids MI: grand rapids, wyoming, kentwood, holland
madison WI: madison, middleton, sun prairie, verona
boise ID: boise, meridian, nampa, eagle
spokane WA: spokane, spokane valley
toronto ON: toronto, mississauga, brampton, markham, vaughan, oakville, scarborough, north york, etobicoke
montreal QC: montreal, montréal, laval, longueuil
vancouver BC: vancouver, burnaby, richmond, surrey, north vancouver
calgary AB: calgary, airdrie
ottawa ON: ottawa, kanata; QC: gatineau`;

const metroOf = new Map<string, string>();
const metroState = new Map<string, string>();
for (const row of metroRows.split("\n")) {
  const [metro = "", ...rest] = row.split(" ");
  for (const part of rest.join(" ").split(";")) {
    const [state = "", towns = ""] = part.trim().split(": ");
    if (!metroState.has(metro)) metroState.set(metro, state);
    for (const town of towns.split(",")) metroOf.set(`${town.trim()}|${state}`, metro);
  }
}

/** The metro of a town, "" if it is in none of the large ones. */
export const metroFor = (city: string, state: string): string => metroOf.get(`${city}|${state}`) ?? "";

/** If people leave out the state, "Denver" alone can only be the metro of that name. */
export const stateOfMetroCity = (city: string): string => {
  const metro = city.replaceAll(" ", "-");
  return metroState.get(metro) ?? (city === "nyc" || city === "manhattan" ? "NY" : "");
};
