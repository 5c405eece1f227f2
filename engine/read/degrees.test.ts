import { expect, test } from 'vitest';
import { DEGREE_LEVELS } from './degree-names';
import { findDegrees } from './degrees';
import { foldText } from './fold';
import { scanText } from './scan';

const levelsOf = (text: string): (string | undefined)[] =>
  findDegrees(scanText(text, foldText(text))).map(({ level }) => DEGREE_LEVELS[level]);

test.each([
  ['B.A. English', ['bachelor']],
  ['BS Civil Engineering, 2016', ['bachelor']],
  ['BA English', ['bachelor']],
  ['MA Economics', ['master']],
  ['M.Ed., Curriculum and Instruction', ['master']],
  ['A.A. Business', ['associate']],
  ['M.S. in Data Science', ['master']],
  ['Doctor of Nursing Practice', ['doctorate']],
  ['Juris Doctor', ['doctorate']],
  ['HND Electrical Engineering', ['associate']],
  ['Honours degree in History', ['bachelor']],
  ['University degree', ['bachelor']],
  ['PhD, or BS + 5 years', ['doctorate', 'bachelor']],
  ['Master of Science degree in Physics', ['master']],
  ['Nursing degree', ['bachelor']],
  ['Master of Science in Civil Engineering degree', ['master']],
  ['JD, 2016', ['doctorate']],
  ['HS Diploma', ['school']],
  ['Teach on our BSc Marine Biology and MRes programmes', []],
  ['Our ideal candidate has a BSc in Physics', ['bachelor']],
  ['Diploma in Civil Engg. 2024', ['associate']],
  ['Diploma Mechanical', ['associate']],
  ['Postgraduate diploma in Law', ['master']],
  ['BSW, 2019', ['bachelor']],
  ['4-year degree', ['bachelor']],
  ['MS in CS', ['master']],
  ['Degree educated or equivalent', ['bachelor']],
  ['Educated to degree level', ['bachelor']],
  ['Bar of Colorado. JD, Rowan Law School', ['doctorate']],
  ['JD from an accredited school', ['doctorate']],
  ['BA (Hons) History', ['bachelor']],
  ['BE Mech', ['bachelor']],
  ['BE/B.Tech/MCA', ['bachelor', 'bachelor', 'master']],
  ['BS/PhD in Physics', ['bachelor', 'doctorate']],
  ['PhD with 0-2 years, BS w/ 5 years in Biology', ['doctorate', 'bachelor']],
  ['EdD', ['doctorate']],
  ['MS Biology, Rowan College, 2012', ['master']],
  ['Rowan University, MS Computer Science, 2015', ['master']],
  ['Education: MS in Law', ['master']],
  ['MS (Computer Science)', ['master']],
  ['MS - Chemistry', ['master']],
  ['BS/MS in Physics', ['bachelor', 'master']],
  ['PhD, MS or BS in Statistics', ['doctorate', 'master', 'bachelor']],
  ['MS, Physics', ['master']],
  ['MS degree', ['master']],
])('%j names the degrees %j', (text, levels) => {
  expect(levelsOf(text)).toEqual(levels);
});

test.each([
  'MS Office',
  'BS + 5 others',
  'Boston, MA Nursing Services',
  'Med surg bed',
  'Former high-school teacher',
  'High school algebra teacher',
  'High school head football coach',
  'Teacher of mathematics (high school)',
  'Ms. Roe',
  'Ms Roe',
  'MS ROE',
  'MS FRENCH, ACCOUNTANT',
  'Ms Biology',
  'Patients with MS in Leeds',
  'MS Excel',
  'Jackson, MS Nursing Services',
  'Jackson, MS, Biology',
  'JD:',
  'BA, Harbour Bank',
  'Jackson, MS',
  'EDD of new customers',
  'Doctor and nurse',
  'A high degree of care',
  'Foundation degree in Arts',
])('%j names none', (text) => {
  expect(levelsOf(text)).toEqual([]);
});
