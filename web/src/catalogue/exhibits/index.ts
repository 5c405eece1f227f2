import type { Exhibit } from '../exhibit';
import { CHART_EXHIBITS } from './charts';
import { CONTROL_EXHIBITS } from './controls';
import { FIELD_EXHIBITS } from './fields';
import { MESSAGE_EXHIBITS } from './messages';
import { OVERLAY_EXHIBITS } from './overlays';
import { SCORE_EXHIBITS } from './scores';
import { STRUCTURE_EXHIBITS } from './structure';

/** Everything on show, in the order of the page. */
export const EXHIBITS: readonly Exhibit[] = [
  ...CONTROL_EXHIBITS,
  ...FIELD_EXHIBITS,
  ...MESSAGE_EXHIBITS,
  ...OVERLAY_EXHIBITS,
  ...STRUCTURE_EXHIBITS,
  ...SCORE_EXHIBITS,
  ...CHART_EXHIBITS,
];
