/** Somebody from another field who does the same work under other names. */
export const CAREER_CHANGER = {
  filename: '2-tobias-renner.txt',
  text: `Tobias Renner
tobias.renner@example.com | Sheffield

Profile
Spent five years finding out why fish move, and would like to do the same for pallets.

Experience
Biostatistician, Institute for Marine Life, Hull, January 2020 - December 2024
- Queried eight years of catch records in PostgreSQL and MySQL to find drifting shoals
- Cleaned and modelled the records with pandas, NumPy and scikit-learn
- Showed the crews where to fish next on Tableau pages, updated each hour
- Fitted linear models and ran t-tests to tell a trend from the weather
- Explained the findings to ship masters who decide by them

Laboratory Assistant, Northern Technical University, Newcastle, 2018 - 2019
- Counted samples of 300 experiments a term and wrote the error analysis

Education
Master of Science in Biology, Northern Technical University, 2019

Tools
PostgreSQL, pandas, NumPy, Tableau, Jupyter
`,
};
