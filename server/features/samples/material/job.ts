/** The job of the sample. */
export const SAMPLE_JOB = `Data Analyst, Supply Chain

Marlow Foods keeps forty warehouses in step. You turn what drivers, pickers and customers tell us into decisions that
planners take the same morning.

Requirements
- 3 years as a data analyst
- SQL
- Python
- Power BI or Tableau
- Statistics: regression and hypothesis testing

Nice to have
- dbt
- Airflow
- Supply chain experience
- Bachelor's degree
`;
