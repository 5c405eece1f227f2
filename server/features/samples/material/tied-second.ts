/** The other one of the tied pair. */
export const TIED_SECOND = {
  filename: '6-matteo-brunner.txt',
  text: `Matteo Brunner
matteo.brunner@example.com | Zurich

Experience
Data Analyst, Alpine Insurance, Zurich, January 2021 - December 2024
- Developed Tableau dashboards on claims for 30 branches
- Replaced hand-made lists by Python programs
- Predicted late payments with regression
- Maintained the SQL behind the monthly figures
- Sat with the claims desk once a week to hear where figures were missing

Intern, Lakeside Printers, Bern, July 2020 - December 2020
- Checked invoices and kept the address book

Education
Bachelor of Science in Economics, University of Bern, 2020
`,
};
