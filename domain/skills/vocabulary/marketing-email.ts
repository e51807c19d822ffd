import { craft, tool, type Skill } from "../skill.ts";

export const marketingEmail: readonly Skill[] = [
  craft(
    "Email marketing",
    [
      "Email campaigns",
      "E-mail marketing",
      "Email newsletters",
      "Newsletters",
      "Email marketing campaigns",
      "Email blasts",
      "E-newsletters",
      "Email campaign management",
      "Email deliverability",
    ],
    { implies: ["Digital marketing"] },
  ),
  craft(
    "CRM marketing",
    [
      "Lifecycle marketing",
      "Retention marketing",
      "Customer lifecycle marketing",
      "CRM campaigns",
      "Customer marketing",
      "Loyalty marketing",
      "Lifecycle campaigns",
    ],
    { implies: ["Email marketing"], near: ["Customer retention"] },
  ),
  craft("Loyalty programs", ["Loyalty program", "Rewards programs", "Loyalty programmes", "Customer loyalty"], {
    near: ["CRM marketing"],
  }),
  craft(
    "Marketing personalization",
    ["Content personalization", "Personalisation in marketing", "Dynamic content", "Website personalization"],
    { near: ["CRM marketing"] },
  ),
  tool("HubSpot", ["HubSpot Marketing Hub", "Hub Spot", "HubSpot Marketing", "HubSpot CMS"], {
    implies: ["Marketing automation"],
    near: ["Marketo", "Pardot", "ActiveCampaign", "Mailchimp"],
  }),
  tool("Marketo", ["Adobe Marketo", "Marketo Engage", "Adobe Marketo Engage"], {
    implies: ["Marketing automation"],
    near: ["Pardot", "Eloqua"],
  }),
  tool("Pardot", ["Marketing Cloud Account Engagement", "Salesforce Pardot", "MCAE", "Account Engagement"], {
    implies: ["Marketing automation"],
    near: ["Eloqua"],
  }),
  tool("Eloqua", ["Oracle Eloqua"], { implies: ["Marketing automation"] }),
  tool("Salesforce Marketing Cloud", ["SFMC", "ExactTarget", "Marketing Cloud", "AMPscript"], {
    implies: ["Marketing automation"],
    near: ["Braze", "Adobe Campaign", "Marketo"],
  }),
  tool("Mailchimp", ["Mail Chimp", "MailChimp campaigns"], {
    implies: ["Email marketing"],
    near: ["Constant Contact", "Klaviyo", "ActiveCampaign"],
  }),
  tool("Constant Contact", ["ConstantContact"], { implies: ["Email marketing"] }),
  tool("Klaviyo", ["Klaviyo flows", "Klaviyo email"], {
    implies: ["Email marketing", "Marketing automation"],
    near: ["Braze", "Iterable"],
  }),
  tool("ActiveCampaign", ["Active Campaign"], { implies: ["Marketing automation"] }),
  tool("Braze", ["Appboy", "Braze Canvas"], { implies: ["CRM marketing"], near: ["Iterable", "Customer.io"] }),
  tool("Iterable", ["Iterable email"], { implies: ["CRM marketing"], onlyListed: ["Iterable"] }),
  tool("Customer.io", ["CustomerIO"], { implies: ["CRM marketing"] }),
  tool("Adobe Campaign", ["Neolane", "Adobe Journey Optimizer"], { implies: ["Marketing automation"] }),
  tool("6sense", ["6 sense"], { implies: ["Account-based marketing"] }),
];
