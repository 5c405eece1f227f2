/** Firms that are called like what they sell: beside a title and dates their names say where somebody worked, and no skill. */
const FIRMS: ReadonlySet<string> = new Set(
  `adobe, adp, airbnb, amazon, atlassian, aws, amazon web services, autodesk, bloomberg, box, cerner, cisco, cisco systems, databricks, dell,
  dropbox, epic, epic systems, facebook, github, gitlab, google, gusto, hubspot, ibm, intuit, linkedin, mailchimp, meta, microsoft,
  microsoft corporation, mongodb, netsuite, okta, oracle, oracle corporation, palantir, paychex, paypal, pinterest, red hat, salesforce,
  salesforce.com, sap, sap se, sas institute, servicenow, shopify, slack, snap, snowflake, splunk, square, stripe, tableau, tableau software,
  toast, twilio, twitter, uber, unity technologies, vmware, wix, workday, xero, youtube, zendesk, zoom`.split(
    /,\s+/,
  ),
);
/** Whose titles stand before the name of what they work with: 'Administrator | Salesforce'. */
const WORKS_WITH =
  /\b(?:admin|administrator|analyst|architect|consultant|dba|developer|specialist|trainer)$/;
const SEPARATOR = /\s*[,|·•]\s*|\s+[-–—]\s+/;

/** Whether a line opens with the name of such a firm. */
export function isFirm(line: string): boolean {
  const [name = ''] = line.trim().split(SEPARATOR, 1);
  return FIRMS.has(name.replace(/,? (?:inc|llc|ltd|gmbh|corp)\.?$/, ''));
}

/** Whether such a name behind a title is that of an employer: whoever administers or consults may do so with it. */
export function isFirmBehind(title: string, line: string): boolean {
  return isFirm(line) && !WORKS_WITH.test(title.trim());
}
