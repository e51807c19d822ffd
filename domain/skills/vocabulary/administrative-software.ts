import { craft, tool, type Skill } from "../skill.ts";

export const administrativeSoftware: readonly Skill[] = [
  tool(
    "Microsoft Office",
    [
      "MS Office",
      "Microsoft Office Suite",
      "MS Office Suite",
      "Office 365",
      "Microsoft 365",
      "M365",
      "O365",
      "Microsoft Office 365",
      "MS Office 365",
    ],
    {
      implies: ["Microsoft Excel", "Microsoft Word", "Microsoft Outlook", "Microsoft PowerPoint"],
      near: ["Google Workspace"],
    },
  ),
  tool("Microsoft Excel", ["Excel", "MS Excel", "Excel spreadsheets", "Excel skills"], {
    implies: ["Spreadsheets"],
    near: ["Google Sheets"],
    onlyListed: ["Excel"],
  }),
  craft(
    "Advanced Excel",
    [
      "Advanced Microsoft Excel",
      "Advanced MS Excel",
      "Advanced Excel skills",
      "Excel power user",
      "Excel expert",
      "Excel modeling",
      "Excel (advanced)",
    ],
    { implies: ["Microsoft Excel", "Excel formulas"] },
  ),
  craft("Pivot tables", ["Pivot table", "PivotTables", "PivotTable", "Excel pivots"], { implies: ["Microsoft Excel"] }),
  craft("Excel formulas", ["VLOOKUP", "VLOOKUPs", "XLOOKUP", "INDEX MATCH", "HLOOKUP", "SUMIFS", "Excel functions"], {
    implies: ["Microsoft Excel"],
    near: ["Pivot tables"],
  }),
  tool("Excel macros", ["VBA", "Excel VBA", "Visual Basic for Applications", "VBA macros", "Excel macro"], {
    implies: ["Advanced Excel", "Microsoft Excel"],
  }),
  craft("Spreadsheets", ["Spreadsheet", "Spreadsheet software", "Spreadsheet skills"]),
  tool("Microsoft Word", ["Word", "MS Word", "Microsoft Word documents"], {
    implies: ["Word processing"],
    near: ["Google Docs"],
    onlyListed: ["Word"],
  }),
  craft("Word processing", ["Word processor", "Word processing software"]),
  tool("Microsoft Outlook", ["Outlook", "MS Outlook", "Outlook calendar"], {
    near: ["Gmail", "Google Calendar"],
    onlyListed: ["Outlook"],
  }),
  tool("Microsoft PowerPoint", ["PowerPoint", "MS PowerPoint", "Power Point", "PowerPoint presentations", "PPT"], {
    near: ["Google Slides", "Keynote"],
  }),
  tool("Microsoft Access", ["Access", "MS Access", "Access database", "Access databases"], { onlyListed: ["Access"] }),
  tool("Microsoft Publisher", ["Publisher", "MS Publisher"], { onlyListed: ["Publisher"] }),
  tool("Microsoft Visio", ["Visio", "MS Visio"], { near: ["Lucidchart"] }),
  tool("Lucidchart", ["Lucid Chart", "Lucidspark"]),
  tool("Microsoft OneNote", ["OneNote", "MS OneNote"], { near: ["Evernote", "Notion"] }),
  tool("Microsoft Teams", ["MS Teams", "Teams"], { near: ["Slack", "Zoom"], onlyListed: ["Teams"] }),
  tool("SharePoint", ["Microsoft SharePoint", "MS SharePoint", "SharePoint Online", "Share Point"], {
    near: ["Google Drive"],
  }),
  tool("OneDrive", ["Microsoft OneDrive", "One Drive"], { near: ["Google Drive", "Dropbox"] }),
  tool("Google Workspace", ["G Suite", "GSuite", "Google Suite", "Google Apps", "Google Workspaces"], {
    implies: ["Google Docs", "Google Sheets", "Gmail", "Google Calendar", "Google Drive"],
  }),
  tool("Google Docs", ["GDocs", "Google Doc"]),
  tool("Google Sheets", ["GSheets", "Google Spreadsheets"], { implies: ["Spreadsheets"] }),
  tool("Google Slides", ["Google presentations"]),
  tool("Google Calendar", ["GCal", "Google Cal"]),
  tool("Gmail", ["Google Mail"]),
  tool("Google Drive", ["GDrive", "Google Shared Drives"], { near: ["Dropbox"] }),
  tool("Dropbox", ["Drop Box", "Dropbox Business"], { near: ["Box"] }),
  tool("Box", ["Box.com", "Box cloud storage"], { onlyListed: ["Box"] }),
  tool("Keynote", ["Apple Keynote"], { onlyListed: ["Keynote"] }),
  tool("Slack", ["Slack messaging", "Slack channels"], { onlyListed: ["Slack"] }),
  tool("Zoom", ["Zoom meetings", "Zoom webinars", "Zoom video"], {
    implies: ["Video conferencing"],
    near: ["Webex", "Google Meet"],
    onlyListed: ["Zoom"],
  }),
  tool("Webex", ["Cisco Webex", "Cisco WebEx Meetings"], { implies: ["Video conferencing"] }),
  tool("Google Meet", ["Google Hangouts", "Hangouts Meet"], { implies: ["Video conferencing"] }),
  craft("Video conferencing", ["Videoconferencing", "Video conference", "Web conferencing", "Virtual meetings"]),
  tool("Adobe Acrobat", ["Acrobat", "Acrobat Pro", "Adobe Acrobat Pro", "Adobe Reader", "PDF editing", "Adobe PDF"], {
    onlyListed: ["Acrobat"],
  }),
  tool("DocuSign", ["Docu Sign", "DocuSign CLM"], { implies: ["Electronic signatures"], near: ["Adobe Sign"] }),
  tool("Adobe Sign", ["Adobe Acrobat Sign", "EchoSign"], {
    implies: ["Electronic signatures"],
  }),
  craft("Electronic signatures", ["E-signature", "E-signatures", "eSignature", "Digital signatures"]),
  tool("Notion", ["Notion.so", "Notion workspace"], { near: ["Evernote"], onlyListed: ["Notion"] }),
  tool("Evernote"),
  tool("Dropbox Sign", ["HelloSign", "Hello Sign"], {
    implies: ["Electronic signatures"],
    near: ["DocuSign", "Adobe Sign"],
  }),
  tool("PandaDoc", ["Panda Doc"], { implies: ["Electronic signatures"], near: ["DocuSign"] }),
  tool("Laserfiche", ["Laser fiche"], { implies: ["Document management"], near: ["OpenText"] }),
  tool("OpenText", ["OpenText Documentum", "Documentum", "OpenText Content Server"], {
    implies: ["Document management"],
    near: ["SharePoint"],
  }),
  tool("Navan", ["TripActions", "Trip Actions"], {
    implies: ["Expense reports", "Travel arrangements"],
    near: ["SAP Concur"],
  }),
  tool("Emburse", ["Certify Expense", "Chrome River", "Emburse Certify"], {
    implies: ["Expense reports"],
    near: ["SAP Concur", "Expensify"],
  }),
  tool("Calendly", [], { implies: ["Appointment scheduling"] }),
  tool("SAP Concur", ["Concur", "Concur Expense", "Concur Travel", "Concur Solutions"], {
    implies: ["Expense reports"],
    near: ["Expensify"],
    onlyListed: ["Concur"],
  }),
  tool("Expensify", [], {
    implies: ["Expense reports"],
  }),
];
