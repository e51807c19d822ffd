/** Names, places, schools and number formats of ten countries. Lists are separated by "|". Phone numbers are placeholders in each country's format. */
export interface Country {
  readonly code: string;
  readonly name: string;
  readonly names: string;
  /** city;region;postcode;street;phone as printed;phone in E.164 */
  readonly places: string;
  readonly schools: string;
  readonly school: string;
  /** Spoken languages as "name;level". */
  readonly languages: string;
  readonly postcodeFirst: boolean;
}

export const countries: readonly Country[] = [
  {
    code: "US",
    name: "United States",
    names:
      "Marisol Vega|Darnell Whitaker|Hannah O'Rourke|Tomas Lindqvist|Keisha Bramwell|Wyatt Anders Cole|Priscilla Nakai|Joon-ho Baek|Estelle Marchetti|Reggie Fontaine|Abigail Thornquist|Luis Alberto Quintana|Naomi Feldstein|Curtis Mabry",
    places:
      "Denver;CO;80205;2210 Larimer St;(303) 555-0117;+13035550117|Toledo;OH;43604;88 Erie Street;419-555-0142;+14195550142|Boise;ID;83702;514 W Hays St;208.555.0190;+12085550190|Savannah;GA;31401;7 Jones Lane;(912) 555-0163;+19125550163|Tucson;AZ;85719;3401 E Speedway Blvd;+1 520 555 0128;+15205550128|Duluth;MN;55802;19 Lake Avenue;(218) 555-0155;+12185550155",
    schools:
      "Front Range State University|Ohio Valley College|Metropolitan Community College|University of the Cascades",
    school: "Lincoln High School",
    languages: "English;Native|Spanish;Professional working proficiency",
    postcodeFirst: false,
  },
  {
    code: "CA",
    name: "Canada",
    names: "Geneviève Tremblay-Roy|Aaron MacIsaac|Simone Okonjo|Raj Dhillon",
    places:
      "Halifax;NS;B3J 1S9;1740 Granville St;902-555-0136;+19025550136|Saskatoon;SK;S7K 1J5;210 21st St E;(306) 555-0171;+13065550171|Hamilton;ON;L8P 1A1;55 King Street W;905-555-0102;+19055550102",
    schools: "Bluenose Polytechnic|Prairie University|Collège Lafleur",
    school: "Riverview Secondary School",
    languages: "English;Fluent|French;Native",
    postcodeFirst: false,
  },
  {
    code: "GB",
    name: "United Kingdom",
    names: "Imogen Hartley|Callum Fraser|Adaeze Obi|Gareth ap Rhys|Sunita Rao",
    places:
      "Leeds;;LS1 4AP;12 Park Row;07700 900142;+447700900142|Cardiff;Wales;CF10 2EX;3 Queen Street;+44 7700 900188;+447700900188|Norwich;Norfolk;NR2 1DP;41 Elm Hill;07700 900117;+447700900117",
    schools: "University of Wharfedale|Severn College|Anglia Institute of Technology",
    school: "St Aidan's School",
    languages: "English;Native|Welsh;Intermediate",
    postcodeFirst: false,
  },
  {
    code: "DE",
    name: "Germany",
    names: "Anneliese Köhler|Jürgen Weißmann|Fatma Yıldız|Lukas von Bergen",
    places:
      "Bremen;;28195;Obernstraße 14;+49 151 23456789;+4915123456789|Leipzig;Sachsen;04109;Markt 9;0151 23456780;+4915123456780|Köln;;50667;Hohe Straße 71;+49 1512 3456781;+4915123456781",
    schools: "Hochschule Weserland|Technische Universität Elbtal|Berufskolleg Mitte",
    school: "Gymnasium am Stadtpark",
    languages: "German;Native|English;C1|Turkish;B2",
    postcodeFirst: true,
  },
  {
    code: "FR",
    name: "France",
    names: "Élodie Charpentier|Mathieu Lefèvre|Aïcha Benali",
    places:
      "Lyon;;69002;18 rue Mercière;06 12 34 56 78;+33612345678|Nantes;;44000;5 quai de la Fosse;+33 6 12 34 56 79;+33612345679",
    schools: "Université de la Saône|École supérieure Delorme|Institut Carnel",
    school: "Lycée Victor Hugo",
    languages: "French;Native|English;B2|Arabic;A2",
    postcodeFirst: true,
  },
  {
    code: "ES",
    name: "Spain",
    names: "Nuria Castellanos Peña|Íñigo Urrutia|Carmen Solís Ibáñez",
    places:
      "Zaragoza;;50001;Calle Alfonso I 22;+34 612 345 678;+34612345678|Málaga;;29015;Calle Granada 8;612 345 679;+34612345679",
    schools: "Universidad de la Vega|Escuela Politécnica del Ebro|Instituto Miralmar",
    school: "Instituto Goya",
    languages: "Spanish;Native|English;Intermediate|Italian;Basic",
    postcodeFirst: true,
  },
  {
    code: "NL",
    name: "Netherlands",
    names: "Femke van der Meer|Sjoerd Hoekstra|Anouk de Graaf",
    places:
      "Utrecht;;3511 ED;Oudegracht 112;06 12345678;+31612345678|Groningen;;9712 HW;Brugstraat 6;+31 6 12345679;+31612345679",
    schools: "Hogeschool Vechtstroom|Universiteit Noorderland|Academie Haven",
    school: "Stedelijk Lyceum",
    languages: "Dutch;Native|English;Fluent|German;Conversational",
    postcodeFirst: true,
  },
  {
    code: "IN",
    name: "India",
    names: "Ananya Krishnamurthy|Rohit Deshpande|Farhan Qureshi",
    places:
      "Pune;Maharashtra;411001;24 MG Road;+91 98765 43210;+919876543210|Chennai;Tamil Nadu;600017;7 Usman Road;98765 43211;+919876543211",
    schools: "Deccan Institute of Technology|Coromandel University|Sahyadri College",
    school: "Kendriya Vidyalaya No. 2",
    languages: "Hindi;Native|English;Fluent|Marathi;Native",
    postcodeFirst: false,
  },
  {
    code: "PL",
    name: "Poland",
    names: "Małgorzata Wiśniewska|Paweł Zając|Łucja Dąbrowska",
    places:
      "Gdańsk;;80-831;ul. Długa 15;+48 512 345 678;+48512345678|Łódź;;90-001;ul. Piotrkowska 44;512 345 679;+48512345679",
    schools: "Politechnika Nadwiślańska|Uniwersytet Bałtycki|Akademia Handlowa",
    school: "III Liceum",
    languages: "Polish;Native|English;B2|Russian;Basic",
    postcodeFirst: true,
  },
  {
    code: "AU",
    name: "Australia",
    names: "Matilda Kerr|Ngaire Tautahi|Declan Byrne",
    places:
      "Geelong;VIC;3220;31 Moorabool Street;0491 570 156;+61491570156|Townsville;QLD;4810;6 Flinders St;+61 491 570 157;+61491570157",
    schools: "University of Southern Cape|Yarra Institute of TAFE|Reef College",
    school: "Geelong East High School",
    languages: "English;Native|Italian;Conversational",
    postcodeFirst: false,
  },
];
