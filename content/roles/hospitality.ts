import type { RoleCopy } from "../types.ts";

/** The text of each Hospitality role page, by slug. */
export const hospitality: Readonly<Record<string, RoleCopy>> = {
  "hotel-manager-recruiters": {
    description:
      "Branded or independent, select or full service: hotel manager recruitment for owners who want rooms, labor and guest scores under one name.",
    intro:
      "With the office empty, rates go unreviewed, the brand inspection creeps up and department heads take their disputes to the owner. It takes an operator who reads the overnight reports at six and stands in the lobby at checkout.",
    hiredFor: {
      text: "Owners, management companies and brands hire for select-service houses with a lean team and for full-service properties with banquets and outlets. Franchise standards and owner reporting come with either. In a large hotel the title can mean second in command, so reporting line and P&L authority are defined before we approach anyone.",
      duties: [
        "Lead the morning stand-up on arrivals, VIPs, rooms out of order and staffing holes.",
        "Settle group rates against forecast demand in the weekly revenue meeting.",
        "Walk rooms with housekeeping and engineering, then answer the newest guest reviews.",
      ],
    },
    credentials: [
      "AHLEI Certified Hotel Administrator (CHA)",
      "Hospitality management degree",
      "Brand general manager training",
      "Certified Pool Operator, smaller properties",
    ],
    tools: ["Oracle OPERA Cloud", "IDeaS", "STR reports", "Amadeus HotSOS", "M3", "Medallia"],
    screening: [
      {
        title: "A STAR report, read aloud",
        text: "An anonymized copy goes on the table. The candidate explains occupancy, ADR and RevPAR index against the competitive set, and names the segment to raise with the sales director.",
      },
      {
        title: "Scores beside turnover",
        text: "We set guest satisfaction next to staff departures over a single year, from documents the applicant may share. Higher scores bought with exhausted housekeepers show up in that pairing.",
      },
      {
        title: "The owner's account",
        text: "An asset manager or owner tells us how surprises were delivered, how close the forecasts came, and what became of the capital list when the budget was cut.",
      },
    ],
    good: "Passes brand inspection, flexes labor with the forecast and gets back to unhappy guests the same day. Month-end commentary explains variances in language an owner without a hotel background can follow.",
    great:
      "A soft January is filled with group business booked the summer before. Housekeepers stay when a competitor opens across the road, and some former supervisor of theirs is running a property today.",
    trends: [
      "Several states and cities require panic buttons for hotel staff who work alone, and operators should know the local rule.",
      "Management contracts change when buildings are sold, so short stays on a résumé may reflect an owner's decision.",
    ],
    questions: [
      {
        question: "Must a hotel manager come from the same brand?",
        answer:
          "It saves time on systems and standards, though the franchisor may require its own training anyway. Somebody from a comparable flag usually catches up. We give more weight to service level, union status and the type of owner than to the sign on the roof.",
      },
      {
        question: "Should the manager live on site?",
        answer:
          "Uncommon in cities, still seen at lodges and remote resorts. Spell out what the apartment includes, what is expected on days off and how soon it must be vacated after departure. Lodging furnished for the employer's convenience has its own tax test, which your accountant should review.",
      },
      {
        question: "How much notice will a sitting hotel manager give?",
        answer:
          "Expect longer than two weeks, and longer still near an inspection or budget submission. Bonus dates hold people in place, so find out when the year closes at their company. Your assistant manager, or a task-force manager hired for the gap, can carry the weeks between.",
      },
    ],
  },
  "restaurant-manager-recruiters": {
    description:
      "Put a restaurant manager on the floor who controls labor, trains servers and knows the liquor law, from opening checklist to closing count.",
    intro:
      "Until someone is hired the chef runs both the pass and the schedule, and call-outs reach the owner's phone at noon. The opening needs a floor leader who can seat, comp, coach and count a drawer.",
    hiredFor: {
      text: "Independent rooms, multi-unit groups, hotel outlets and franchises mean different things by the word: shift lead, assistant, or the one with the P&L. What stays constant is hiring hourly staff, ordering beer and wine, watching labor by daypart, and going over to the table that is unhappy. Late nights come with it.",
      duties: [
        "Build the weekly schedule from forecast covers and trim it when rain empties the patio.",
        "Hold pre-shift lineup with specials, eighty-sixed items and one point of service.",
        "Count bar inventory, enter invoices and explain pour cost to the owner.",
      ],
    },
    credentials: [
      "ServSafe Manager or state equivalent",
      "TIPS, RBS or BASSET alcohol training",
      "ServSafe Allergens certificate",
      "Introductory sommelier certificate, wine-led rooms",
    ],
    tools: ["Toast", "7shifts", "Resy or OpenTable", "Restaurant365", "MarginEdge"],
    screening: [
      {
        title: "An evening on the floor",
        text: "Finalists work one paid night in your dining room without a section. Afterward the host, a server and the kitchen tell us what they saw, and we hold it against the candidate's own notes.",
      },
      {
        title: "Labor by the hour",
        text: "We email hourly sales for a week with a draft schedule. A useful reply moves particular shifts, respects breaks and the limits on minors, and states the labor percentage that results.",
      },
      {
        title: "Tip pool questions",
        text: "How the pool was divided, and who was in it. Federal law keeps managers and supervisors from taking a share of employees' tips, and a vague answer sends us to former staff.",
      },
    ],
    good: "Doors open on time with stations stocked. The walk-in would pass inspection on a Tuesday afternoon, the cash balances at close, and servers see their shifts far enough ahead to make plans.",
    great:
      "Has turned hosts into servers and servers into leads, so a vacancy seldom needs an ad. Regulars book around this manager's nights. Prime cost is talked over with the chef daily, without a quarrel.",
    trends: [
      "Fair workweek ordinances in several cities make covered employers post schedules early and pay for late changes.",
      "Delivery apps and the dining room share one line of cooks, and managers decide when to throttle the tablet.",
    ],
    questions: [
      {
        question: "Should a restaurant manager be salaried exempt or hourly?",
        answer:
          "Exempt status turns on salary level and genuine management duties. Federal law sets a minimum, and states such as California or Washington set higher ones. Someone titled manager who tends bar most nights invites a claim. Have counsel read the job description before the posting goes live.",
      },
      {
        question: "What should the posting say about hours?",
        answer:
          "Whatever last month's schedule actually showed: closes, doubles, holidays, blackout weeks for vacation. Applicants will ask your current staff over a drink anyway. Plain numbers lose you a few people at the start and spare you the manager who resigns in the first busy stretch.",
      },
      {
        question: "Would our strongest server make a good manager?",
        answer:
          "Only if they want fewer tips and more conflict. A top server can out-earn a junior manager, and the first schedule they write affects their friends. Let them lead lineups, inventory and some closes at a higher rate, and interview outside applicants in the meantime.",
      },
    ],
  },
  "executive-chef-recruiters": {
    description:
      "Kitchen leadership for hotels, clubs and restaurants: an executive chef who costs menus, trains the brigade and is ready for the inspector.",
    intro:
      "Specials repeat, food cost drifts upward and the sous chefs argue over who orders fish. Missing is the one who sets the menu, the purchasing and the temper of the kitchen, and still expedites on heavy nights.",
    hiredFor: {
      text: "Hotels, country clubs, restaurant groups, senior living communities and caterers look for food and figures in one person. Style and volume decide the match: a tasting counter, a club with member functions and a thousand-plate banquet ask for different habits. Creative freedom, and who approves dishes, go into the brief.",
      duties: [
        "Write recipe cards with yields and plate cost, repricing them as markets move.",
        "Taste along the line before service and send back what is wrong.",
        "Set pars, place meat and produce orders, and check deliveries at the back door.",
      ],
    },
    credentials: [
      "ACF Certified Executive Chef (CEC)",
      "Culinary degree or registered apprenticeship",
      "Food protection manager certificate",
      "HACCP training for sous vide or curing",
      "Certified Dietary Manager, senior living kitchens",
    ],
    tools: ["meez", "ChefTec", "Crunchtime", "Rational combi oven", "Immersion circulator", "Costing spreadsheets"],
    screening: [
      {
        title: "Tasting with a cost sheet",
        text: "On a paid day in your kitchen, finalists cook from a fixed basket and budget. We collect plate costs and the prep list, and photograph the station as it was left.",
      },
      {
        title: "A menu, dissected",
        text: "We pick a past menu of theirs and ask which item sold, which lost money and why it survived. Chefs who read their own product mix answer from memory, with numbers.",
      },
      {
        title: "Voices from the line",
        text: "Former cooks and a dishwasher, contacted with permission, describe how mistakes were corrected in a rush. We also learn if anybody followed this chef to the next house.",
      },
    ],
    good: "Food cost sits at the agreed figure without shrinking portions. Temperature logs are honest, menus change when the calendar says, and the sous chef can run Saturday unaided.",
    great:
      "Buys whole fish or off-grade produce because every cook knows a use for the trim. People leave this kitchen for bigger jobs only, and a banquet plate matches what goes to table twelve.",
    trends: [
      "Sesame became a major allergen under the FASTER Act, and chefs are asked to show written allergen procedures.",
      "Clubs, hospitals and corporate dining draw restaurant chefs with evenings at home and full benefits.",
    ],
    questions: [
      {
        question: "What should a chef's tasting include, and who pays?",
        answer:
          "Three or four plates within your price range, plus a staff meal. The house buys ingredients and pays for the day, because cooking to your brief is work. Judge pacing, cost and cleanliness alongside flavor, and have the general manager eat with the owner.",
      },
      {
        question: "How much menu control do we have to give?",
        answer:
          "Enough that the chef can put a name to the food. Trouble comes from an owner's untouchable dishes, discovered after arrival. List those dishes, the price ceiling and the change calendar beforehand. Chefs used to brand standards mind limits less than those from chef-owned rooms.",
      },
      {
        question: "Will a strong executive chef relocate for us?",
        answer:
          "Many will, for the right kitchen, equipment and owner. Pay for a visit during service, temporary lodging and the move itself. Sign-on money with a repayment clause is familiar in hotels; some states restrict such clauses, so run the wording past counsel.",
      },
    ],
  },
  "event-planner-recruiters": {
    description:
      "BEOs, room blocks and load-in at dawn: hiring an event planner for hotels, venues, agencies and corporate meetings teams.",
    intro:
      "Proposals go out late, the florist and the AV crew hold different timelines, and a sales manager ends up moving chairs. Employers want an organizer who documents everything and keeps calm at load-in.",
    hiredFor: {
      text: "Venues hire planners to carry a booking from signed contract to teardown. Companies hire them for user conferences, incentive trips and board retreats, and agencies do all of it. Budget, attendee count and travel days tell candidates apart. Sales responsibility, with any commission, is a question we raise at intake.",
      duties: [
        "Draft banquet event orders and confirm guarantees with the kitchen by the deadline.",
        "Negotiate room blocks, attrition and cancellation terms with hotels and venues.",
        "Run show day from a minute-by-minute sheet, on radio with every vendor.",
      ],
    },
    credentials: [
      "CMP, Events Industry Council",
      "CPCE, National Association for Catering and Events",
      "CSEP, special events certification",
      "Hospitality or event management degree",
    ],
    tools: ["Cvent", "Tripleseat", "Amadeus Delphi", "Social Tables", "Smartsheet", "Bizzabo"],
    screening: [
      {
        title: "One event on paper",
        text: "Candidates open a genuine file with names removed: budget against actual, production schedule, event orders, insurance certificates from every vendor. Missing pages are where the talk gets most useful.",
      },
      {
        title: "Clauses in a hotel contract",
        text: "We mark up a sample agreement together. They should catch the attrition allowance, the food and beverage minimum, weak force majeure wording, and who bears the risk of a renovation.",
      },
      {
        title: "A live failure",
        text: "Canceled keynote, flooded tent, dead power: each planner owns one such day. A vendor who was there confirms the tale and adds how the crew was spoken to at its worst.",
      },
    ],
    good: "Events finish on budget with signed BEOs and a rain plan in the binder. Clients hear back the day they write. Setup crews receive diagrams that match the room, and final invoices are reconciled quickly.",
    great:
      "Talks a client out of an expensive idea with a sightline drawing and offers something guests mention for weeks. Vendors hold dates on this planner's word, and the post-event report reshapes next year's program.",
    trends: [
      "Attendees book outside the room block, so planners who negotiate attrition well are worth a wider search.",
      "Short booking windows squeeze production calendars and favor people who can price a meeting from saved models.",
    ],
    questions: [
      {
        question: "Is a freelancer enough for a single annual conference?",
        answer:
          "Often. One event rarely fills a year, and an independent planner on a fixed fee may suit. Choose staff when meetings recur monthly or supplier contracts need continuity. Contractor status has legal tests, so let counsel look at any freelancer who works for you alone.",
      },
      {
        question: "How is an event planner paid when selling is included?",
        answer:
          "Venue jobs that book business may add commission on catering revenue, usually released once the event has taken place. Corporate posts are mostly straight salary with a bonus. Nonexempt planners earn overtime for event weekends, which makes classification the thing to settle before quoting a figure.",
      },
      {
        question: "How should we describe travel in the ad?",
        answer:
          "Give nights away by month, since a yearly percentage hides the cluster around your main conference. Mention site visits, load-in days and who books flights. Say if a rest day follows an overnight strike. Experienced applicants search the ad for that line.",
      },
    ],
  },
};
