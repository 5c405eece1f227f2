/** What people do with a tool or a paper that a text names; a line: what is done, then the names of the taxonomy. */
const WRITTEN = `
  Use spreadsheet software: Microsoft Excel, Google Sheets
  Use word processing software: Microsoft Word
  Use presentation software: Microsoft PowerPoint
  Use communication and collaboration software: Outlook, Microsoft Outlook, Microsoft Teams, Microsoft SharePoint, Skype, Slack, Zoom
  Use Microsoft Office: Microsoft Office
  Use global distribution system: Amadeus, Sabre, Galileo
  Manage standard enterprise resource planning system: SAP, Microsoft Dynamics, Oracle E-Business Suite, NetSuite
  Drive vehicles: Driving licence`;

/** The activity that the name of a tool or a paper stands for. */
export const ACTIVITY_BY_TOOL: ReadonlyMap<string, string> = new Map(
  WRITTEN.split('\n').flatMap((line) => {
    const [activity = '', tools = ''] = line.split(':').map((text) => text.trim());
    return tools.split(', ').map((tool) => [tool, activity] as const);
  }),
);
