/** One of two who end with the same score in different words: only a person can choose between them. */
export const TIED_FIRST = {
  filename: '5-ines-carvalho.txt',
  text: `Ines Carvalho
ines.carvalho@example.com | Porto

Experience
Data Analyst, Atlantic Cork, Porto, January 2021 - December 2024
- Wrote SQL over orders and deliveries of 14 countries
- Built Tableau dashboards for the sales team
- Automated price lists in Python
- Used regression to predict returns
- Met the buyers each Monday to agree on what to look into next

Intern, Lisbon Tile Works, Lisbon, July 2020 - December 2020
- Counted stock and kept the price list

Education
Bachelor of Science in Economics, University of Minho, 2020
`,
};
