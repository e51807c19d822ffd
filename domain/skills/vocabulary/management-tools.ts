import { craft, credential, tool, type Skill } from "../skill.ts";

export const managementTools: readonly Skill[] = [
  tool("Jira", ["Atlassian Jira", "JIRA Software", "Jira Cloud", "JIRA administration"], {
    implies: ["Project management software"],
    near: ["Azure Boards", "Linear", "Asana", "Trello"],
  }),
  tool("Confluence", ["Atlassian Confluence", "Confluence wiki"], { near: ["Notion", "SharePoint"] }),
  tool("Asana", ["Asana project management"], {
    implies: ["Project management software"],
    near: ["monday.com", "Trello", "ClickUp", "Smartsheet", "Wrike"],
  }),
  tool("Trello", ["Trello boards"], { implies: ["Project management software"], near: ["monday.com"] }),
  tool("monday.com", ["Monday.com boards", "Monday work management"], {
    implies: ["Project management software"],
    near: ["ClickUp", "Smartsheet", "Wrike"],
  }),
  tool("ClickUp", ["Click Up"], { implies: ["Project management software"], near: ["Wrike"] }),
  tool("Smartsheet", ["Smart Sheet", "Smartsheets"], {
    implies: ["Project management software"],
    near: ["Microsoft Project", "Airtable"],
  }),
  tool("Wrike", ["Wrike project management"], { implies: ["Project management software"], near: ["Adobe Workfront"] }),
  tool("Basecamp", ["Basecamp 3"], { implies: ["Project management software"], near: ["Asana"] }),
  tool("Adobe Workfront", ["Workfront", "AtTask"], { implies: ["Project management software"] }),
  tool("Airtable", ["Air Table"], { near: ["Notion"] }),
  tool("Microsoft Project", ["MS Project", "MSP scheduling", "MSProject"], {
    implies: ["Project management software", "Project scheduling"],
    near: ["Primavera P6"],
  }),
  tool("Primavera P6", ["Primavera", "Oracle Primavera", "Oracle Primavera P6"], {
    implies: ["Project scheduling", "Project management software"],
  }),
  tool("Linear", ["Linear.app", "Linear issue tracking"], {
    implies: ["Project management software"],
    onlyListed: ["Linear"],
  }),
  tool("Azure Boards", ["Azure DevOps Boards", "TFS work items", "Team Foundation Server boards"], {
    implies: ["Project management software"],
  }),
  tool("Planview", ["Clarity PPM", "CA Clarity", "Planview Enterprise One", "Broadcom Clarity"], {
    implies: ["Project portfolio management"],
  }),
  tool("Aha!", ["Aha! roadmaps", "Aha.io"], {
    implies: ["Product roadmap"],
    near: ["Productboard"],
    onlyListed: ["Aha!"],
  }),
  tool("Productboard", ["Product board"], { implies: ["Product roadmap"] }),
  tool("Miro", ["Miro boards", "Miro whiteboard"], { near: ["Mural"] }),
  tool("Mural", ["MURAL whiteboard", "Mural.co"], { onlyListed: ["Mural"] }),
  craft("Project management software", [
    "Project management tools",
    "PM tools",
    "Project tracking tools",
    "Project management systems",
    "Task management tools",
    "Work management tools",
  ]),

  // Certificates
  credential(
    "PMP",
    [
      "Project Management Professional",
      "PMP certification",
      "PMP certified",
      "PMI-PMP",
      "PMI certified",
      "Certified PMP",
    ],
    { implies: ["Project management", "CAPM"], near: ["PRINCE2"] },
  ),
  credential("CAPM", ["Certified Associate in Project Management", "CAPM certification"], {
    implies: ["Project coordination"],
    near: ["PMP"],
  }),
  credential("PgMP", ["Program Management Professional", "PMI-PgMP"], { implies: ["Program management", "PMP"] }),
  credential("PMI-ACP", ["PMI Agile Certified Practitioner", "Agile Certified Practitioner"], {
    implies: ["Agile", "Scrum"],
    near: ["Certified ScrumMaster"],
  }),
  credential("PRINCE2", ["PRINCE2 Practitioner", "PRINCE2 Foundation", "Prince 2", "PRINCE2 certified"], {
    implies: ["Project management"],
  }),
  credential(
    "Certified ScrumMaster",
    [
      "Certified Scrum Master",
      "CSM certification",
      "Certified ScrumMaster (CSM)",
      "Scrum Master certification",
      "Scrum Alliance certified",
      "A-CSM",
    ],
    { implies: ["Scrum", "Agile"], near: ["Professional Scrum Master"] },
  ),
  credential("Professional Scrum Master", ["PSM I", "PSM II", "PSM1", "Scrum.org PSM"], {
    implies: ["Scrum", "Agile"],
  }),
  credential(
    "Certified Scrum Product Owner",
    ["CSPO", "CSPO certification", "Professional Scrum Product Owner", "PSPO", "PSPO I"],
    { implies: ["Product ownership", "Scrum"] },
  ),
  credential(
    "SAFe Agilist",
    [
      "Certified SAFe",
      "SAFe certification",
      "SAFe Program Consultant",
      "SAFe Scrum Master",
      "Leading SAFe",
      "SAFe POPM",
    ],
    { implies: ["SAFe", "Agile"] },
  ),
  credential(
    "Pragmatic certification",
    ["Pragmatic Institute certified", "Pragmatic Marketing certified", "PMC-III", "AIPMM Certified Product Manager"],
    { implies: ["Product management"] },
  ),
];
