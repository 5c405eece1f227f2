import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType, type ConnectionProblem } from '@candor/domain/model/ats';
import { SITE_ADMIN } from '../../ats/connection-words';
import { formatMoment, sentenceList } from '../../ui/format';

/** Why a system was not read, and which permission is missing; null if unknown. */
export function problemSentence(
  problem: ConnectionProblem | null,
  type: AtsType,
  missing: readonly string[] = [],
): string {
  const ats = ATS_NAMES[type];
  switch (problem) {
    case 'refused':
      return messages.atsReconnect(ats);
    case 'permission': {
      const which = missing.length > 0 ? ` Missing: ${sentenceList(missing)}.` : '';
      const who = type === 'greenhouse' ? ` ${SITE_ADMIN}` : '';
      return `${ats} does not let us read everything this needs.${which}${who}`;
    }
    case 'unavailable':
      return `${ats} does not answer just now.`;
    case null:
      return `${ats} could not be read just now.`;
  }
}

/** Of when what is shown is. */
export function readSentence(asOf: string | null): string {
  return asOf === null
    ? 'Nothing was read yet.'
    : `This is what was read on ${formatMoment(asOf)}.`;
}
