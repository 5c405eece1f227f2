import { describe, expect, test } from 'vitest';
import { findNames } from '../skills/find-names';
import { foldText } from './fold';
import { monthNumber } from './month';
import { findPeriods, type Period } from './periods';
import { scanText } from './scan';

const NOW = monthNumber({ year: 2026, month: 5 });

function readPeriods(text: string): Period[] {
  const scanned = scanText(text, foldText(text));
  return findPeriods(scanned, NOW, findNames(scanned).concepts);
}

/** 'from..to' with the last month included, as year-month. */
function periodsOf(text: string): string[] {
  const name = (month: number): string => `${Math.floor(month / 12)}-${(month % 12) + 1}`;
  return readPeriods(text).map(
    (period) => `${name(period.from)}..${period.open ? 'now' : name(period.to - 1)}`,
  );
}

describe('findPeriods', () => {
  test.each([
    ['Jan 2019 - Mar 2020', '2019-1..2020-3'],
    ['Mar. 2019 – present', '2019-3..now'],
    ['05/2018 to 06/2020', '2018-5..2020-6'],
    ['05.2018 - 06.2020', '2018-5..2020-6'],
    ['01/02/2018 - 03/04/2019', '2018-1..2019-3'],
    ['January 2014\nto\nCurrent', '2014-1..now'],
    ['since 2021', '2021-7..now'],
    ['Welder, 8/23 to 4/25', '2023-8..2025-4'],
    ['Postdoc, Delft   2022 –', '2022-7..now'],
    ['Cook (03/2022 - )', '2022-3..now'],
    ['2022–   Product Designer', '2022-7..now'],
    ['2022 - Best Cook of Leeds', '2022-7..2022-6'],
    ['Summer 2013', '2013-6..2013-8'],
    ['Jul 19 – now, Crane driver', '2019-7..now'],
    ['Feb 15 – Jul 19', '2015-2..2019-7'],
    ['Packer, Mar 23 to date', '2023-3..now'],
    ['Packer, Nov 21 to Feb 23', '2021-11..2023-2'],
    ['Clerk (Oct 22 – )', '2022-10..now'],
    ['Mar 2019 to present', '2019-3..now'],
    ['Since March 2021', '2021-3..now'],
    ['2019 onwards', '2019-7..now'],
    ['05/2018', '2018-5..2018-5'],
    ['2019/09', '2019-9..2019-9'],
    ['2019/09 - 2020/10', '2019-9..2020-10'],
    ['2019-09 – 2020-10', '2019-9..2020-10'],
    ['2019-09-01 to 2020-10-31', '2019-9..2020-10'],
    ['01.03.2017 – 31.12.2019', '2017-3..2019-12'],
    ['03/2019 → 05/2021', '2019-3..2021-5'],
    ['03/2019 | present', '2019-3..now'],
    ['03/2019 | 05/2021', '2019-3..2021-5'],
    ['2019.09 - 2020.10', '2019-9..2020-10'],
    ['03/15 - 04/17', '2015-3..2017-4'],
    ['03/15 - present', '2015-3..now'],
    ['2018 May – 2019 June', '2018-5..2019-6'],
    ['5 May 2018 - 10 June 2019', '2018-5..2019-6'],
    ['May 5, 2018 – June 10, 2019', '2018-5..2019-6'],
    ['June–August 2017', '2017-6..2017-8'],
    ['Q3 2020', '2020-7..2020-9'],
    ['Q3 2020 - Q1 2021', '2020-7..2021-3'],
    ['Summer 2013 – Fall 2014', '2013-6..2014-11'],
    ['Sept 2020 to date', '2020-9..now'],
    ['Sep 2020 - ongoing', '2020-9..now'],
    ['between 2015 and 2017', '2015-7..2017-6'],
    ['Early 2019 - Late 2020', '2019-7..2020-6'],
    ["Sept '18 till date", '2018-9..now'],
    ["'15 – '17", '2015-7..2017-6'],
    ['’15–’17', '2015-7..2017-6'],
    ["'15 - present", '2015-7..now'],
    ['H1 2019', '2019-1..2019-6'],
    ['H2 2019 - H1 2020', '2019-7..2020-6'],
    ['MAY2018 - JUNE2019', '2018-5..2019-6'],
    ['From 1st January 2018 to Till Date', '2018-1..now'],
    ['From March 2018 up to now', '2018-3..now'],
    ['09/2018 -> 05/2021', '2018-9..2021-5'],
    ['01-Apr-2018 to 31-Mar-2021', '2018-4..2021-3'],
    ["Cook, Mar'19 - Present", '2019-3..now'],
    ["Jun'18-Aug'20", '2018-6..2020-8'],
    ['June to August 2017', '2017-6..2017-8'],
    ['04-09/2017', '2017-4..2017-9'],
    ['4 – 9.2017', '2017-4..2017-9'],
    ['9/1/18 - 5/31/21', '2018-9..2021-5'],
    ['01/09/18 - 31/05/21', '2018-9..2021-5'],
    ['01.09.18 – 31.05.21', '2018-9..2021-5'],
    ['9/1/18 to present', '2018-9..now'],
    ['since 1/3/22', '2022-1..now'],
    ['Start: 03/2018 End: 05/2021', '2018-3..2021-5'],
    ['Start date: Mar 2018\nEnd date: May 2021', '2018-3..2021-5'],
    ['Start date: 9/1/18\nEnd date: present', '2018-9..now'],
    ['Mar 2018/May 2021', '2018-3..2021-5'],
    ['03/2018 / 05/2021', '2018-3..2021-5'],
    ['Sep 2018 > May 2021', '2018-9..2021-5'],
    ['From March 2018 up to the present', '2018-3..now'],
    ['Cook, Brown Hare Inn, from March 2018', '2018-3..now'],
    ['from 03/2018   Cook, Brown Hare Inn', '2018-3..now'],
    ['3Q20 - 2Q22', '2020-7..2022-6'],
    ['IX 2018 - V 2021', '2018-9..2021-5'],
    ['III.2019 - present', '2019-3..now'],
    ['III/2019', '2019-3..2019-3'],
    ["since '19", '2019-7..now'],
    ['Sept 2018 – ?', '2018-9..now'],
    ['Sept 2018 – …', '2018-9..now'],
    ['Sept 2018 – still here', '2018-9..now'],
    ['Sept 2018 – Pres.', '2018-9..now'],
    ['Spring 2020', '2020-3..2020-5'],
    ['2019-03 – 2021-05', '2019-3..2021-5'],
    ['201803 - 202105', '2018-3..2021-5'],
    ['201803 - present', '2018-3..now'],
    ['2018.9 - 2020.10', '2018-9..2020-10'],
    ['2018.9 – now', '2018-9..now'],
    ['FY2018 - FY2020', '2018-7..2020-6'],
    ['FY18 to FY21', '2018-7..2021-6'],
    ['18/19 – 20/21', '2018-7..2021-6'],
    ['2018/19 to 2020/21', '2018-7..2021-6'],
    ['18/19 - present', '2018-7..now'],
    ['10/11 - 11/12', '2011-10..2012-11'],
  ])('%j is %s', (text, expected) => {
    expect(periodsOf(text)).toEqual([expected]);
  });

  test('years alone are read as their middle, so that 2015-2017 is two years', () => {
    const [period] = readPeriods('2015-2017');
    expect((period?.to ?? 0) - (period?.from ?? 0)).toBe(24);
    expect(periodsOf('2015-17')).toEqual(periodsOf('2015-2017'));
  });

  test('a year before another date stays separate, and 2009-10 is two years', () => {
    expect(periodsOf('Award 2017, May 2018 - June 2019')).toEqual([
      '2017-7..2017-6',
      '2018-5..2019-6',
    ]);
    expect(periodsOf('2009-10')).toEqual(['2009-7..2010-6']);
  });

  test('two days of one month say when, but not how long', () => {
    const text = '2 August 2010 to 6 August 2010';
    expect(readPeriods(text).map(({ single }) => single)).toEqual([true]);
  });

  test('a range that ends before it begins is left out', () => {
    expect(periodsOf('2019 - 2015')).toEqual([]);
  });

  test('a year directly after a product name is its release', () => {
    expect(periodsOf('Environment: SQL Server 2008/2014, Visual Studio 2010')).toEqual([]);
    expect(periodsOf('Wrote Java 2010 - 2014')).toHaveLength(1);
    expect(periodsOf('Learnt SQL Server, 2014')).toHaveLength(1);
  });

  test('the rank of a title and the letter of a version are no months', () => {
    expect(periodsOf('Analyst II 2018 - 2021')).toEqual(['2018-7..2021-6']);
    expect(periodsOf('Engineer I 2017 - present')).toEqual(['2017-7..now']);
    expect(periodsOf('AutoCAD v.2019')).toEqual(['2019-7..2019-6']);
  });

  test('what is from a date on, and what comes free then, has no length', () => {
    expect(periodsOf('Analysed sales from 2018')).toEqual(['2018-7..2018-6']);
    expect(periodsOf('Availability: from 03/2021')).toEqual(['2021-3..2021-3']);
    expect(periodsOf('From 08/2027')).toEqual(['2027-8..2027-8']);
  });

  test('the quarter of a report says when, but not how long', () => {
    expect(readPeriods('Revenue grew in 3Q20').map(({ single }) => single)).toEqual([true]);
  });

  test('plain numbers are no dates', () => {
    expect(periodsOf('Handled 40 calls, 300 orders and 12 visits')).toEqual([]);
    expect(periodsOf("Class of '15, 5'11 - 6'02 tall, HTML5 H1 tags")).toEqual([]);
    expect(periodsOf('Scored 03/15 and 7/12 on audits')).toEqual([]);
    expect(periodsOf('Call 06-12-18-34-20 or (555) 01-23 - 45')).toEqual([]);
    expect(periodsOf('Pages 12-18, rated 4/5/20, open 24/7/52')).toEqual([]);
    expect(periodsOf('Upgraded iOS 10.2.15 to 10.3.16')).toEqual([]);
    expect(periodsOf('Closed ticket 201803, ran release 2018.9, scored 18/19')).toEqual([]);
    expect(periodsOf('Paid 3.10.15 and 12.09.20')).toEqual([]);
  });
});
