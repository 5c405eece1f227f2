import { budgetsPart } from './parts/web/budgets';
import { lighthousePart } from './parts/web/lighthouse';
import { screenPart } from './parts/web/screen';
import { vitalsPart } from './parts/web/vitals';
import { runParts } from './run-parts';

await runParts([budgetsPart, lighthousePart, screenPart, vitalsPart]);
