import type { BreakdownPart } from '../../ui/score/BreakdownBar';
import type { TierName } from '../../ui/score/tier';
import type { VerdictName } from '../../ui/score/verdict';

export type SampleLine = {
  label: string;
  verdict: VerdictName;
  before: string;
  marked: string;
  after: string;
};

export type SamplePerson = {
  name: string;
  headline: string;
  score: number;
  tier: TierName;
  sentence: string;
  lines: SampleLine[];
  parts: BreakdownPart[];
};

export const SAMPLE_JOB = 'Ward Manager, Orthopaedics';

const REQUIREMENTS = [
  { id: 'licence', label: 'R1', importance: 'must', maxPoints: 22 },
  { id: 'ward', label: 'R2', importance: 'must', maxPoints: 22 },
  { id: 'lead', label: 'R3', importance: 'must', maxPoints: 20 },
  { id: 'rota', label: 'R4', importance: 'must', maxPoints: 14 },
  { id: 'audit', label: 'R5', importance: 'nice', maxPoints: 12 },
  { id: 'language', label: 'R6', importance: 'nice', maxPoints: 10 },
] as const;

function partsOf(points: readonly number[]): BreakdownPart[] {
  return REQUIREMENTS.map((requirement, index) => ({ ...requirement, points: points[index] ?? 0 }));
}

/** Two invented people and one invented job: enough to see how points and sentences belong together. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Ragna Thorvald',
    headline: 'Charge nurse, orthopaedic ward, 8 years',
    score: 90,
    tier: 'excellent',
    sentence: 'She never wrote “manager”. The sentence that counts is marked.',
    lines: [
      {
        label: 'R2',
        verdict: 'met',
        before: '',
        marked: 'Eight years on a 26-bed orthopaedic ward',
        after: ', days and nights.',
      },
      {
        label: 'R3',
        verdict: 'met',
        before: '',
        marked: 'In charge of up to twelve nurses per shift since 2020',
        after: ': rota, breaks, call-outs.',
      },
      {
        label: 'R5',
        verdict: 'met',
        before: '',
        marked: 'Cut falls by a quarter in one year',
        after: ' after a bedside audit.',
      },
    ],
    parts: partsOf([22, 22, 20, 14, 12, 0]),
  },
  {
    name: 'Colm Brannigan',
    headline: 'Clinic nurse, 4 years',
    score: 51,
    tier: 'fair',
    sentence: 'Every keyword is in the list. Dated work shows less.',
    lines: [
      {
        label: 'R2',
        verdict: 'partial',
        before: '',
        marked: 'Six months on a surgical ward',
        after: ', three years in an outpatient clinic.',
      },
      {
        label: 'R3',
        verdict: 'unclear',
        before: 'Skills: ',
        marked: 'leadership, ward management, rostering',
        after: ', quality.',
      },
      { label: 'R6', verdict: 'met', before: '', marked: 'Speaks English and Irish', after: '.' },
    ],
    parts: partsOf([22, 11, 4, 4, 0, 10]),
  },
];
