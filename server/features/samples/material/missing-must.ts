/** Strong in everything but one must-have: no SQL anywhere. */
export const MISSING_MUST = {
  filename: '4-helen-okoro.txt',
  text: `Helen Okoro
helen.okoro@example.com | Bristol

Summary
Reporting analyst with four years at a coach company.

Experience
Reporting Analyst, Severn Coach Lines, Bristol, April 2021 - present
- Built Power BI dashboards for 90 routes, used by every depot manager
- Wrote Python scripts that clean ticket data before each meeting
- Tested new timetables with regression and hypothesis testing

Planning Assistant, Severn Coach Lines, Bristol, 2019 - 2021
- Kept the rota of 200 drivers in spreadsheets

Education
Bachelor of Arts in Economics, University of Bristol, 2019

Skills
Power BI, Python, Excel, statistics
`,
};
