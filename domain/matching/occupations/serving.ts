import { work, type Near, type Occupation } from "./occupation.ts";

export const servingWork: readonly Occupation[] = [
  work(
    "driving.truck",
    "truck driver; cdl driver; driver cdl; otr driver; semi driver; tanker driver; tractor trailer; flatbed driver; line haul; hazmat driver; class a driver; owner operator; reefer driver; linehaul driver; over road driver; regional driver; step deck; open deck; dry van driver",
  ),
  work(
    "driving.local",
    "delivery driver; driver; courier; van driver; route driver; bus driver; box truck; box truck driver; straight truck driver; delivery truck driver; chauffeur; shuttle driver; taxi; rideshare driver; school bus",
    1,
  ),
  work(
    "driving.dispatch",
    "dispatcher; dispatch; load planner dispatcher; fleet dispatcher; transportation dispatcher; 911 dispatcher; emergency dispatcher",
  ),
  work(
    "driving.fleet",
    "fleet manager/supervisor/coordinator/director; transportation manager/supervisor/director; terminal manager; driver manager",
    4,
  ),
  work(
    "driving.air",
    "pilot; first officer; flight attendant; captain airline; air traffic controller; aircraft mechanic; a&p mechanic; aviation",
  ),
  work(
    "guard.officer",
    "security officer/guard; guard; patrol; armed officer; protection officer; security specialist; correctional officer; surveillance operator; bouncer",
    1,
  ),
  work(
    "guard.manager",
    "security manager/director/supervisor; head of security; account manager security; site supervisor security; director security; protection manager; corporate security",
    4,
  ),
  work("guard.loss", "loss prevention; asset protection; retail investigator; shrink; lp manager; store detective"),
  work(
    "guard.public",
    "police; sheriff; deputy; trooper; firefighter; fire; military; army; navy; marine; soldier; detective; infantry",
  ),
  work(
    "hotel.manager",
    "hotel manager; hotel general manager; rooms division; front office manager; resort manager; director of rooms; lodging manager; assistant general manager hotel; hotel operations; property manager hotel; housekeeping manager; executive housekeeper",
    4,
  ),
  work(
    "hotel.frontdesk",
    "front desk agent/clerk/associate/supervisor; guest services/service; guest relations; concierge; night auditor; bell; hotel receptionist; reservations",
    1,
  ),
  work("hotel.cleaning", "housekeeper; housekeeping; room attendant; janitor; custodian; cleaner; laundry", 1),
  work(
    "food.manager",
    "restaurant manager; food beverage manager/director; f&b manager; assistant restaurant manager; restaurant general manager; bar manager; catering manager; dining room manager; banquet captain; banquet manager; cafe manager; food service manager/director; front of house manager; shift manager restaurant; kitchen manager",
    4,
  ),
  work(
    "food.chef",
    "executive chef; head chef; sous chef; chef; chef de cuisine; culinary director; pastry chef; chef de partie; kitchen lead",
    3,
  ),
  work(
    "food.cook",
    "cook; line cook; prep cook; baker; butcher; kitchen assistant; dishwasher; grill; pizza; sandwich",
    1,
  ),
  work(
    "food.server",
    "server; waiter; waitress; bartender; host; hostess; barista; food runner; busser; crew member; banquet server; sommelier; food service worker; counter",
    1,
  ),
  work(
    "events.any",
    "event planner/manager/coordinator/producer/director/specialist; events manager/coordinator; meeting planner; wedding planner; conference manager/planner; catering sales; convention services; banquet manager; special events; meetings",
  ),
  work(
    "beauty.any",
    "hairdresser; cosmetologist; stylist; barber; esthetician; nail technician; makeup artist; massage",
  ),
  work("care.child", "nanny; childcare; daycare; babysitter; preschool assistant; child care; au pair", 1),
  work("fitness.any", "personal trainer; fitness instructor; coach; yoga; group exercise; sports coach; lifeguard"),
  work("farm.any", "farm manager; farmer; agronomist; ranch; farm worker; horticulture; arborist; grower"),
];

export const servingNear: readonly Near[] = [
  ["driving.truck", "driving.local", 0.5],
  ["driving.truck", "driving.dispatch", 0.3],
  ["driving.truck", "driving.fleet", 0.3],
  ["driving.truck", "driving.air", 0.03],
  ["driving.local", "driving.air", 0.03],
  ["driving.fleet", "driving.air", 0.05],
  ["driving.dispatch", "driving.air", 0.05],
  ["driving.dispatch", "driving.fleet", 0.55],
  ["driving.fleet", "trades.diesel", 0.35],
  ["guard.officer", "guard.public", 0.5],
  ["guard.officer", "guard.loss", 0.5],
  ["guard.officer", "guard.manager", 0.5],
  ["guard.manager", "guard.public", 0.4],
  ["guard.manager", "guard.loss", 0.6],
  ["guard.loss", "guard.public", 0.3],
  ["guard.loss", "retail.manager", 0.3],
  ["hotel.manager", "hotel.frontdesk", 0.45],
  ["hotel.manager", "hotel.cleaning", 0.2],
  ["hotel.frontdesk", "hotel.cleaning", 0.2],
  ["hotel.manager", "food.manager", 0.45],
  ["hotel.manager", "events.any", 0.35],
  ["food.manager", "food.chef", 0.45],
  ["food.manager", "food.cook", 0.25],
  ["food.manager", "food.server", 0.4],
  ["food.chef", "food.cook", 0.5],
  ["food.chef", "food.server", 0.12],
  ["food.cook", "food.server", 0.3],
  ["events.any", "food.manager", 0.3],
  ["events.any", "marketing.any", 0.3],
  ["events.any", "office.executive-assistant", 0.25],
];
