/** Every word of the job in a list, and not one sentence that shows any of it at work. */
export const KEYWORD_LIST = {
  filename: '3-dorian-vance.txt',
  text: `Dorian Vance
dorian.vance@example.com

Skills
SQL, SQL, Python, Python, Power BI, Tableau, dashboards, statistics, regression, hypothesis testing, dbt, Airflow,
logistics, supply chain, data analysis, data analyst, SQL, Python, Power BI, Tableau, statistics, regression,
hypothesis testing, dbt, Airflow, logistics, supply chain, data analysis, SQL, Python, Power BI, Tableau

Experience
Shop Assistant, Corner Garden Centre, 2022 - 2024
- Helped customers and kept the till
- Watered the plants and ordered pots
`,
};
