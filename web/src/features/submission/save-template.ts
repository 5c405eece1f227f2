import { saveText } from '../../api/save-download';
import { writeCsv } from './write-csv';

/** A table with the right columns and one invented row to show how they are meant. */
export function saveTemplate(): void {
  const text = writeCsv([
    ['candidate_text', 'candidate_name', 'candidate_id', 'email', 'filename'],
    [
      'Charge nurse, Larkfield Clinic, 2019 to present. Runs a ward of 18 beds with a team of nine.',
      'Mara Ellingsen',
      'A-001',
      'mara@example.com',
      'ellingsen.pdf',
    ],
  ]);
  saveText(text, 'candidates-template.csv');
}
