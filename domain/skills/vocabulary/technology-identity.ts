import { craft, credential, type Skill, tool } from "../skill.ts";

export const identityAndCredentialSkills: readonly Skill[] = [
  craft(
    "Identity and access management",
    [
      "IAM",
      "Identity & access management",
      "Access management",
      "Identity management",
      "Identity governance",
      "AWS IAM",
    ],
    { near: ["Okta"] },
  ),
  tool("SailPoint", [], { implies: ["Identity and access management"] }),
  tool("Okta", ["OneLogin", "Ping Identity", "PingFederate"], { implies: ["Single sign-on"] }),
  tool("Auth0", [], { implies: ["Single sign-on"], near: ["Okta"] }),
  craft("Single sign-on", ["SSO", "SAML", "SAML 2.0", "Federated identity", "ADFS", "Single sign on"], {
    implies: ["Identity and access management"],
    near: ["OAuth"],
  }),
  craft("OAuth", ["OAuth2", "OAuth 2.0", "OpenID Connect", "OIDC", "JWT", "JSON Web Tokens"], {
    near: ["Identity and access management"],
  }),
  craft(
    "Multi-factor authentication",
    ["MFA", "Two-factor authentication", "2FA", "Duo Security", "Passkeys", "FIDO2"],
    { near: ["Identity and access management"] },
  ),
  tool("Privileged access management", ["PAM", "BeyondTrust", "Delinea", "Privileged account management"], {
    implies: ["Identity and access management"],
    onlyListed: ["PAM"],
  }),
  tool("CyberArk", [], { implies: ["Privileged access management"] }),
  tool("HashiCorp Vault", [
    "Secrets management",
    "AWS Secrets Manager",
    "Azure Key Vault",
    "Key management",
    "AWS KMS",
  ]),
  craft("Role-based access control", ["RBAC", "Role based access control", "ABAC", "Permissions management"], {
    near: ["Identity and access management"],
  }),
  craft(
    "Application security",
    [
      "AppSec",
      "Secure coding",
      "OWASP",
      "OWASP Top 10",
      "Secure software development",
      "Web application security",
      "SAST",
      "DAST",
      "SAST/DAST",
      "API security",
    ],
    { near: ["DevSecOps"] },
  ),
  craft(
    "DevSecOps",
    ["Dev Sec Ops", "Shift-left security", "Snyk", "Software supply chain security", "Container security"],
    { implies: ["CI/CD"] },
  ),
  craft("Cryptography", [
    "Encryption",
    "PKI",
    "Public key infrastructure",
    "TLS",
    "SSL/TLS",
    "SSL certificates",
    "Certificate management",
  ]),
  credential(
    "AWS Certified Solutions Architect",
    [
      "AWS Solutions Architect",
      "AWS Certified Solutions Architect Associate",
      "AWS Certified Solutions Architect – Professional",
      "AWS SAA",
      "SAA-C03",
    ],
    { implies: ["Amazon Web Services", "Cloud architecture"] },
  ),
  credential("AWS Certified Cloud Practitioner", ["AWS Cloud Practitioner", "CLF-C02"], {
    implies: ["Amazon Web Services"],
  }),
  credential(
    "AWS Certified Developer",
    [
      "AWS Developer Associate",
      "AWS Certified Developer Associate",
      "AWS Certified DevOps Engineer",
      "AWS SysOps Administrator",
    ],
    { implies: ["Amazon Web Services"] },
  ),
  credential(
    "Azure Administrator Associate",
    ["AZ-104", "Microsoft Certified Azure Administrator", "Azure Administrator"],
    { implies: ["Microsoft Azure"] },
  ),
  credential("Azure Solutions Architect Expert", ["AZ-305", "Azure Solutions Architect", "AZ-303", "AZ-304"], {
    implies: ["Microsoft Azure", "Cloud architecture"],
  }),
  credential("Azure Fundamentals", ["AZ-900", "Microsoft Azure Fundamentals"], {
    near: ["Azure Administrator Associate"],
  }),
  credential(
    "Google Cloud Professional Cloud Architect",
    [
      "Google Professional Cloud Architect",
      "GCP Professional Cloud Architect",
      "Google Cloud Certified",
      "Professional Data Engineer certification",
    ],
    { implies: ["Google Cloud"] },
  ),
  credential(
    "Certified Kubernetes Administrator",
    ["CKAD", "Certified Kubernetes Application Developer", "CKA certification"],
    { implies: ["Kubernetes"] },
  ),
  credential("HashiCorp Certified Terraform Associate", ["Terraform Associate", "Terraform certification"], {
    implies: ["Terraform"],
  }),
  credential("Red Hat Certified System Administrator", ["RHCSA", "RHCE", "Red Hat Certified Engineer"], {
    implies: ["Linux administration", "Red Hat Enterprise Linux"],
  }),
  credential("CCNA", ["Cisco Certified Network Associate", "CCNA Routing and Switching", "CCENT"], {
    implies: ["Cisco networking"],
    near: ["CompTIA Network+"],
  }),
  credential("CCNP", ["Cisco Certified Network Professional", "CCNP Enterprise"], { implies: ["CCNA"] }),
  credential("CCIE", ["Cisco Certified Internetwork Expert"], { implies: ["CCNA"], near: ["CCNP"] }),
  credential("CompTIA A+", ["A+ certification", "A+ certified", "CompTIA A Plus", "Comptia A+ certification"], {
    implies: ["IT support"],
    onlyListed: ["A+"],
  }),
  credential("CompTIA Network+", ["Network+", "Net+", "CompTIA Network Plus", "CompTIA Net+"], { implies: ["TCP/IP"] }),
  credential(
    "ITIL Foundation",
    ["ITIL certified", "ITIL Foundation certification", "ITIL v4 Foundation", "ITIL 4 Foundation"],
    { implies: ["ITIL"] },
  ),
  credential(
    "Microsoft Certified Systems Engineer",
    ["MCSE", "MCSA", "Microsoft Certified Solutions Associate", "Microsoft Certified Professional", "MCITP"],
    { implies: ["Windows Server"] },
  ),
  credential(
    "Oracle Certified Professional",
    ["OCP Java", "Oracle Certified Java Programmer", "Oracle Certified Associate", "OCJP"],
    { near: ["Java"] },
  ),
  credential("ISTQB", ["ISTQB Foundation", "ISTQB Certified Tester", "Certified Tester Foundation Level", "CTFL"], {
    implies: ["Software testing"],
  }),
  credential("Bachelor's in computer science", [
    "BS in Computer Science",
    "B.S. Computer Science",
    "BSc Computer Science",
    "Bachelor of Science in Computer Science",
    "Computer science degree",
    "Degree in computer science",
    "B.Tech Computer Science",
  ]),
];
