/** A plain strong fit: everything that is asked for, with work to show for it. */
export const STRONG_FIT = {
  filename: '1-amira-soltau.txt',
  text: `Amira Soltau
amira.soltau@example.com | +44 20 7946 0102 | Leeds

Summary
Data analyst with six years of experience in supply chain and retail logistics.

Experience
Senior Data Analyst, Pellworth Logistics, Leeds, March 2021 - present
- Wrote the SQL that joins scanner, truck and order data for 22 warehouses
- Built Power BI dashboards that planners open every morning to move stock
- Forecast weekly demand in Python with regression models and cut waste by 9 percent
- Moved 140 reports into dbt and scheduled them with Airflow

Data Analyst, Brightshelf Retail, Leeds, June 2018 - February 2021
- Ran hypothesis testing on shelf layouts in 60 stores
- Automated the weekly sales report in Python, which saved two days a week
- Answered questions of buyers with SQL on a PostgreSQL warehouse

Education
Bachelor of Science in Statistics, University of Leeds, 2018

Skills
SQL, Python, Power BI, dbt, Airflow, statistics, forecasting

Languages
English (native), German (B2)
`,
};
