/**
 * What an employer in the United States may not or should not ask before an offer: the federal statutes on
 * discrimination, disability, pregnancy, genetics, citizenship and military service, and the states' rules on pay history and
 * criminal records. A rule looks for a question about the person; the same words about the work are fine.
 */
export interface UnlawfulTopic {
  readonly topic: string;
  readonly asked: readonly RegExp[];
  /** Words about the work, or allowed by name. They are removed before the rules run, so they excuse nothing near them. */
  readonly allowedPhrases?: RegExp;
}

const relative =
  "(?:spouse|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|kids?|child(?:ren)?|son|daughter|bab(?:y|ies)|famil(?:y|ies))";

export const unlawfulTopics: readonly UnlawfulTopic[] = [
  {
    topic: "pregnancy",
    asked: [
      /\byou\b[^.?!]{0,20}\b(?:miscarriage|abortion|pregnant)\b/,

      /^(?=(.*?\b(?:you|your|it)\b))\1.*\b(?:conceive|ivf|a baby|parental leave|maternity leave|paternity leave|family leave)\b/m,

      /\b(?:are|were|have|if|when) you\b[^.?!]{0,40}\b(?:pregnant|expecting(?: a| your)?\b(?! to\b)|maternity|paternity)\b/,
      /\byour\b[^.?!]{0,30}\b(?:pregnanc(?:y|ies)|maternity leave|paternity leave|parental leave|due date for)\b/,
      /^(?=(.*?\b(?:you|your)\b))\1.*\b(?:birth control|contracepti\w+|fertility treatment)\b(?=[^.]*(?:\byou\b|\?))/m,
      /\byou\b[^.?!]{0,40}\b(?:having|have|had) (?:a|another|your) bab(?:y|ies)\b/,
    ],
    allowedPhrases:
      /\b(?:parental|maternity|paternity|family|sick) leave (?:policy|policies|cover|process|requests?|programs?|accruals?)\b/g,
  },
  {
    topic: "genetics",
    asked: [
      /\byou\b[^.?!]{0,50}\bgenetic (?:test|information|condition|disorder)\w*\b/,
      /\byour\b[^.?!]{0,20}\b(?:genetic|dna)\b/,
    ],
  },
  {
    topic: "health",
    asked: [
      /\byou\b[^.?!]{0,20}\b(?:rehab|detox|therapy for|prescribed by a doctor|take drugs|use drugs)\b/,

      /\byou\b[^.?!]{0,30}\b(?:health (?:issues?|problems?|concerns?)|physical (?:limitations?|problems?|restrictions?)|physically (?:fit|able-bodied)|limitations)\b/,
      /\byou\b[^.?!]{0,30}\bvictim of (?:domestic|sexual|abuse|violence)\b/,
      /\bany (?:disabilit(?:y|ies)|health (?:issues?|problems?)|illness(?:es)?)\b/,

      /\b(?:do|did|are|were|have|had) you\b[^.?!]{0,40}\b(?:disabilit(?:y|ies)|disabled|handicap\w*|impairments?|medical conditions?|mental illness|chronic|injur(?:y|ies|ed)|illness(?:es)?|disease|surger(?:y|ies)|hospitali[sz]ed|allerg(?:y|ies|ic)|hiv|cancer|diabet\w+|epilep\w+)\b/,
      /\b(?:how is|how's|what about|describe|state of|anything about|issues? with|problems? with|concerning) your\b[^.?!]{0,20}\b(?:physical |mental |general )?(?:health|medical)\b/,
      /\byour\b[^.?!]{0,15}\b(?:disabilit(?:y|ies)|medical (?:history|condition|record)\w*|mental health|health (?:problems?|issues?|conditions?|history)|medications?|prescriptions?|doctor|therapist)\b/,
      /\b(?:how many|how often)\b[^.?!]{0,30}\b(?:sick days?|sick leave|days? (?:were you )?(?:sick|ill|absent))\b/,
      /\byou\b[^.?!]{0,30}\b(?:filed?|claimed|received|collected|drawn)\b[^.?!]{0,20}\b(?:workers?'? compensation|disability (?:benefits?|insurance))\b/,
      /\b(?:which|what|any)\b[^.?!]{0,20}\b(?:drugs?|medications?|medicines?|pills)\b[^.?!]{0,15}\b(?:do|are|have) you (?:take|taking|taken|on|use|using|been)\b/,
      /\b(?:do|are|have) you\b[^.?!]{0,20}\b(?:take|taking|taken|on|use|using)\b[^.?!]{0,20}\b(?:medications?|prescriptions?|prescription drugs|antidepressants)\b/,
      /\byou\b[^.?!]{0,30}\b(?:treated for|suffer(?:ed|ing)? from|diagnosed with|seen a (?:psychiatrist|therapist|psychologist)|in (?:rehab|therapy)|addict\w+|drinking problem|alcoholi\w+)\b/,
      /\b(?:how (?:much do you weigh|tall are you)|your (?:height|weight|body))\b/,
      /\b(?:history of|runs?|illness|disease)\b[^.?!]{0,40}\bin your family\b/,
      /\byour family\b[^.?!]{0,20}\b(?:medical|history of|disease|illness)\b/,
      /\bdo you (?:smoke|drink(?: alcohol)?)\b/,
    ],
  },
  {
    topic: "criminal-record",
    asked: [
      /\b(?:found|pleaded|plead|pled) (?:you )?guilty\b/,

      /\b(?:any|past|previous|prior) (?:arrests?|convictions?|felon(?:y|ies))\b/,

      /\b(?:have|were|are|did|ever) you\b[^.?!]{0,30}\b(?:arrested|convicted|charged with a (?:crime|felony|offen[cs]e|misdemeanou?r)|indicted|incarcerated|jailed|imprisoned|on (?:parole|probation))\b/,
      /\byou\b[^.?!]{0,40}\b(?:in (?:jail|prison)|criminal (?:record|history|conviction\w*|background)|police record|arrest record|felon(?:y|ies)?|misdemeanou?rs?)\b/,
      /\byour (?:criminal|arrest|police)\b/,
    ],
  },
  {
    topic: "pay-history",
    asked: [
      /\b(?:employer|company|job|firm) pays? you\b/,
      /\b(?:what|which) (?:salary|pay|wage|income)\b[^.?!]{0,10}\b(?:are you on|do you (?:have|get|draw)|did you (?:have|get|draw))\b/,

      /\bwhat (?:did|do|were|are) you (?:\w+ )?(?:make|made|earn|paid|get paid|bring home)\b(?! of\b)/,
      /\b(?:earn|paid|making|salary|pay)\b[^.?!]{0,20}\bat your (?:current|last|previous|former|present) (?:job|employer|company|position|role)\b/,

      /\byour (?:current|present|last|previous|prior|former|past|most recent|old) (?:base )?(?:salary|pay|wages?|compensation|earnings|income|bonus|rate of pay|pay rate)\b/,
      /\byour (?:salary|pay|wage|compensation|earnings|income) (?:history|record)\b/,
      /\bhow much (?:do|did|were|are|have) you (?:\w+ )?(?:earn|make|made|paid|get paid|bring home|earning|making)\w*\b/,
      /\b(?:what|how much) (?:did|does|do) your (?:current |last |previous |former )?(?:job|employer|company|firm|position) pay\b/,
      /\bwhat (?:are|were) you (?:currently |now )?(?:earning|making|paid)\b/,
      /\byour (?:salary|pay|wages?|earnings)\b[^.?!]{0,20}\b(?:at|in|with) your (?:current|last|previous|former|present)\b/,
      /\b(?:pay ?stubs?|w-?2)\b[^.?!]{0,40}\b(?:last|previous|current|former)\b/,
    ],
  },
  {
    topic: "family",
    asked: [
      /\b(?:becoming|being|become) a (?:parent|mother|father|mom|dad)\b/,
      /\bplanning on (?:kids|children|a family)\b/,
      /\bdependents?\b[^.?!]{0,15}\byou\b/,

      /\b(?:any|got|have|having|want|planning|expecting|more) (?:kids|children)\b(?!\u0027s)/,
      /\b(?:do|who do) you live (?:alone|with)\b/,

      /\b(?:are|were|have) you\b[^.?!]{0,25}\b(?:married|single(?! out)|divorced|engaged to be married|widowed|separated from|living with (?:a|someone)|in a relationship|a (?:single |working )?(?:parent|mother|father|mom|dad))\b/,
      new RegExp(
        String.raw`\b(?:do|did|will) you\b[^.?!]{0,20}\b(?:have|plan|want|intend|hope|expect)\b[^.?!]{0,20}\b(?:${relative}|dependents?|dependants?)\b(?! (?:law|medicine|practice|business|office|process|component|nodes?|elements?|theme|class))`,
      ),
      new RegExp(
        String.raw`\byour (?:${relative}|marriage|marital status|maiden name|married name|parental|mother|father|in-laws)\b(?! (?:law|business|process|component|nodes?|practice|medicine|theme|in (?:the )?(?:project|field|work)))`,
      ),
      /\b(?:start|starting|raise|raising|have|having) a family\b/,
      /\b(?:who|how)\b[^.?!]{0,30}\b(?:takes? care of|looks? after|watch(?:es)?|cares? for)\b[^.?!]{0,15}\b(?:them|your|the (?:kids|children))\b/,
      /\b(?:do|will|can) you\b[^.?!]{0,30}\b(?:child ?care|day ?care|babysitt\w+|nanny)\b/,
      /\byour\b[^.?!]{0,15}\b(?:child ?care|day ?care|family (?:plans?|situation|life|status|responsibilit\w+|obligations?))\b/,
      /\b(?:miss or mrs|mrs\.? or (?:ms|miss)|ms\.? or mrs|miss, mrs)\b/,
      /\b(?:elderly|aging|ageing) parents\b[^.?!]{0,20}\b(?:care|look)\b/,
      /\bmarital status\b/,
    ],
    allowedPhrases:
      /\byour partner (?:team|organi[sz]ation|compan|agenc|in the|on the)|\bchildren's (?:hospital|books?|services|museum|ministry|clinic|home|wear)\b|\byour partner (?:channel|program|network|ecosystem|sales|portal|manager|api|integrations?)|\bfamil(?:y|ies) of (?:the |a |your )?(?:patients?|residents?|clients?|students?)\b|\b(?:process|plan|approach|programs?) for\b[^.?!]{0,20}\bfamil(?:y|ies)\b/g,
  },
  {
    topic: "religion",
    asked: [
      /\bholy days?\b|\bhigh holidays\b/,

      /^(?=(.*?\byou\b))\1.*\b(?:church|mosque|temple|synagogue|prayer|sabbath|religious reasons)\b(?<=\b(?:because of|due to|owing to|for)\b[^.?!]{0,12}\b(?:church|mosque|temple|synagogue|prayer|sabbath|religious reasons))(?! (?:of|in|at|on|events?|council|project|client))/m,

      /\b(?:what|which)\b[^.?!]{0,20}\b(?:religion|faith|denomination|church|mosque|synagogue|temple|parish)\b[^.?!]{0,20}\b(?:are you|do you|is yours|did you grow)\b/,
      /\byour (?:own )?(?:religion|religious|faith|church|beliefs|pastor|priest|rabbi|imam|sabbath)\b/,
      /\b(?:do|are|will|would) you\b[^.?!]{0,40}\b(?:observe|celebrate|practi[sc]e|religious(?! holidays in)|pray|believe in god|attend (?:church|mass|mosque|temple|synagogue)|go to church|sabbath|ramadan|lent|kosher|halal|christian|muslim|jewish|hindu|catholic|atheist)\b/,
      /\b(?:do you wear|why do you wear|is that)\b[^.?!]{0,20}\b(?:hijab|headscarf|turban|cross|yarmulke|kippah)\b/,
    ],
    allowedPhrases:
      /\b(?:do|would) you (?:practi[sc]e (?:law|medicine|nursing|dentistry|accounting|agile|test)|observe (?:in|during|when|how|the (?:users?|students?|patients?|rules?|metrics?)))\b|\byou observe (?:production|a |an |that|what|your)|\borgani[sz]ed events for a church\b/g,
  },
  {
    topic: "citizenship",
    asked: [
      /\byou have\b[^.?!]{0,15}\b(?:citizenship|a second passport)\b/,

      /\b(?:what|which|type of|kind of) visa\b[^.?!]{0,20}\byou\b/,
      /\b(?:is|are) your (?:parents|family|spouse|husband|wife)\b[^.?!]{0,15}\b(?:immigrants?|citizens?|from here)\b/,

      /\b(?:are|were|did|when|have|how) (?:did )?you\b[^.?!]{0,40}\b(?:citizens?|citizenship|naturali[sz]ed|permanent resident|undocumented|an immigrant)\b/,
      /\byour\b[^.?!]{0,15}\b(?:nationalit(?:y|ies)|citizenship|immigration status|passport|green card|visa (?:status|type|number))\b/,
      /\b(?:do|did) you\b[^.?!]{0,20}\b(?:green card|foreign passport|dual citizenship)\b/,
      /\bwhat (?:nationality|citizenship)\b/,
      /\b(?:country|countries)\b[^.?!]{0,20}\b(?:are|were) you\b[^.?!]{0,15}\bcitizen\b/,
    ],
    allowedPhrases: /\bcitizen (?:service|science|developer|data|portal)/g,
  },
  {
    topic: "origin",
    asked: [
      /\byour (?:parents|grandparents|family|ancestors) (?:born|from|come|immigrate)\w*\b/,

      /\b(?:what|which) (?:country|state|part of the world|city|place)\b[^.?!]{0,20}\byou\b[^.?!]{0,10}\b(?:from|born|come from)\b/,

      /\bwhere (?:are|were|do|did) (?:you|your (?:parents|family|people|ancestors))\b[^.?!]{0,25}\b(?:really from|originally|from\b(?=\s*[?,]|$)|born|come from|grow up|grew up)\b/,
      /\bwhere\b[^.?!]{0,20}\b(?:are|is) (?:you|your family|your name)\b[^.?!]{0,12}\bfrom\b/,
      /\b(?:were|are) you born\b(?! (?:to|for)\b)[^.?!]{0,20}\b(?:in|here|abroad|outside|at)\b/,
      /\byour\b[^.?!]{0,12}\b(?:native language|native tongue|mother tongue|first language(?! (?:choice|for))|birthplace|place of birth|ethnicity|ethnic|race|skin|ancestry|heritage|descent|national origin|country of (?:origin|birth)|homeland)\b/,
      /\b(?:your|an?|that)\b[^.?!]{0,20}\baccent\b/,
      /\bwhat\b[^.?!]{0,12}\b(?:ethnicity|race|nationality|tribe|caste)\b[^.?!]{0,10}\b(?:are|do) you\b/,
      /\byou identify\b[^.?!]{0,20}\b(?:racial\w*|ethnic\w*|race)\b/,
      /\bname\b[^.?!]{0,20}\b(?:you have|come from|origin)\b|\b(?:is|what kind of)\b[^.?!]{0,25}\bname\b[^.?!]{0,10}\b(?:you|yours)\b/,
      /\bhow (?:did|do) you (?:learn to speak|come to (?:speak (?:english|spanish|french|german|chinese|such)|this country))\b/,
      /\bhow long have you (?:lived|been) in (?:this country|the (?:us|u\.s\.|usa|united states|states|country))\b/,
      /\b(?:are|is) you(?:r family)?\b[^.?!]{0,15}\b(?:black|white|asian|hispanic|latin[oax]|african|arab|native american|indigenous|mexican|chinese|indian)\b/,
    ],
    allowedPhrases: /\bwhere (?:do|did) (?:you|your) (?:requirements|data|leads|numbers)\b/g,
  },
  {
    topic: "union",
    asked: [
      /\byou\b[^.?!]{0,15}\borgani[sz]ed? (?:a|the|any) union\b/,

      /\b(?:do|did|have) you\b[^.?!]{0,15}\b(?:belong(?:ed)? to|been in) (?:a|any|the) (?:labou?r |trade )?union\b/,

      /\b(?:are|were|have|would|will|do) you\b[^.?!]{0,40}\b(?:(?:member|part) of (?:a|any|the) (?:labou?r )?union|union member|join(?:ed)? (?:a|any|the) union|support (?:a|the|any )?unions?|unioni[sz]e|pro-union|paid union dues)\b/,
      /\byour\b[^.?!]{0,15}\b(?:union (?:membership|activit\w+|dues|status|views?)|views? (?:of|on|about) (?:labou?r )?unions?|feelings? about unions?)\b/,
      /\b(?:what|how)\b[^.?!]{0,20}\byou (?:think|feel) (?:of|about) (?:labou?r )?unions?\b/,
      /\bhow would you vote\b[^.?!]{0,60}\bunion\w*/,
    ],
  },
  {
    topic: "military",
    asked: [
      /\byour\b[^.?!]{0,10}\b(?:reserve dut(?:y|ies)|guard dut(?:y|ies)|deployments? (?:overseas|to))\b/,

      /\bare you a (?:\w+ )?veteran\b/,

      /\b(?:type|kind|nature|reason|conditions?) (?:of|for)\b[^.?!]{0,20}\bdischarge\b[^.?!]{0,40}\b(?:military|army|navy|air force|marines?|service|you receive)\b/,
      /\b(?:were|are) you\b[^.?!]{0,20}\b(?:honou?rably|dishonou?rably|generally) discharged\b/,
      /\byour\b[^.?!]{0,15}\b(?:military discharge|discharge (?:papers|status)|dd-?214|reserve (?:duty|obligations?)|veteran status)\b/,
      /\b(?:are|could|will|might) you\b[^.?!]{0,40}\b(?:national guard|reservist|in the reserves?|be deployed|called up)\b/,
    ],
    allowedPhrases: /\bdischarge\b[^.?!]{0,20}\bpatients?\b/g,
  },
  {
    topic: "sex",
    asked: [
      /\byou identify as\b/,

      /\byour\b[^.?!]{0,12}\b(?:sexual|sexuality|sexual orientation|gender|sex)\b/,
      /\bare you\b[^.?!]{0,20}\b(?:gay|lesbian|straight\b(?! through)|bisexual|queer|transgender|trans|non-?binary|a (?:man|woman|male|female))\b/,
      /\b(?:what|which) (?:gender|sex)\b/,
      /\byour (?:preferred )?pronouns\b/,
    ],
  },
  {
    topic: "politics",
    asked: [
      /\b(?:what|which)\b[^.?!]{0,10}\b(?:clubs?|societ(?:y|ies)|lodges?|organi[sz]ations?)\b[^.?!]{0,25}\byou\b[^.?!]{0,12}\b(?:belong|member)\b/,

      /\b(?:who|whom)\b[^.?!]{0,12}\byou\b[^.?!]{0,8}\b(?:vote|voted|voting)\b/,
      /\b(?:are|do|did|would) you\b[^.?!]{0,30}\b(?:republican|democrat|liberal voter|conservative voter|voted? (?:for|in)|support (?:trump|biden|the president))\b/,
      /\b(?:which|what)\b[^.?!]{0,10}\b(?:political )?part(?:y|ies)\b[^.?!]{0,15}\byou\b[^.?!]{0,10}\b(?:support|vote|belong|member)\b/,
      /\byour\b[^.?!]{0,10}\bpolitic(?:s|al)\b/,
    ],
  },
  {
    topic: "means",
    asked: [
      /\bhow(?:'s| is) your credit\b/,

      /\bdo you\b[^.?!]{0,10}\b(?:own|rent)\b[^.?!]{0,15}\b(?:home|house|apartment|car|vehicle|property)\b/,
      /\byou\b[^.?!]{0,25}\b(?:bankruptcy|bankrupt|wages? garnished|in debt|credit score|evicted)\b/,
      /\byour\b[^.?!]{0,10}\b(?:credit (?:score|rating|history|report)|debts?|personal finances|mortgage|bank account)\b/,
    ],
    allowedPhrases: /\byour debt (?:model|book|team|portfolio|desk|collection)/g,
  },
  {
    topic: "age",
    asked: [
      /\bbirthdays?\b[^.?!]{0,20}\byou\b|\byou\b[^.?!]{0,20}\bbirthdays?\b/,

      /\byou\b[^.?!]{0,25}\bretir(?:e|ing|ement)\b(?! (?:plan|product|account|fund|saving|benefit|community|home|advis|servic|the|an?|old|legacy|that|it|this))/,

      /\bhow old (?:are|were) you\b/,
      /\b(?:what is|what's|tell us|state) your (?:age|birthday|date of birth|birth ?date|year of birth|dob)\b/,
      /\byour (?:age|birthday|date of birth|birth ?date|year of birth|dob|generation)\b(?! group)/,
      /\b(?:when|what year|which year|in what year) (?:were you born|did you (?:graduate|finish (?:high )?school|leave school|complete high school))\b/,
      /\bwere you born (?:before|after|between)\b/,
      /\b(?:until|before|when|do|are|plan to|planning to|going to|want to|will) you(?: plan to| planning to| going to| want to| ever)? retire\b|\byou retire\b|\byour retirement (?:plans?|date|age)\b(?! product)/,
      /\byou\b[^.?!]{0,30}\b(?:younger|older) than you(?:rself)?\b|\b(?:younger|older) than (?:you|yourself)\b/,
      /\byou\b[^.?!]{0,15}\b(?:too old|too young|over \d\d|under \d\d|middle-aged|overqualified for your age)\b/,
      /\bwhich generation\b[^.?!]{0,25}\byou\b/,
      /\bhow many (?:more )?years\b[^.?!]{0,30}\b(?:until|before|left)\b[^.?!]{0,20}\b(?:retire|work)\w*/,
    ],
    allowedPhrases:
      /\bat least (?:16|18|21)\b(?: years (?:old|of age))?|\b(?:16|18|21) (?:years (?:of age )?)?or older\b/g,
  },
];
