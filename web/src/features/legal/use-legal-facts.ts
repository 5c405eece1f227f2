import { useConfig } from '../../session/use-config';
import { DEFAULT_FACTS, type LegalFacts } from './legal-document';

type Known = { facts: LegalFacts; missing: readonly string[] };

/**
 * What the configuration says about operator and retention, and the missing settings. Until it is loaded the defaults
 * apply, and nothing is reported as missing.
 */
export function useLegalFacts(): Known {
  const data = useConfig();
  if (!data) return { facts: DEFAULT_FACTS, missing: [] };
  const operator = {
    name: data.operator?.name ?? null,
    address: data.operator?.address ?? null,
    law: data.operator?.law ?? null,
    email: data.contact_email,
  };
  const settings = [
    ['OPERATOR_NAME', operator.name],
    ['OPERATOR_ADDRESS', operator.address],
    ['OPERATOR_LAW', operator.law],
    ['CONTACT_EMAIL', operator.email],
  ] as const;
  return {
    facts: {
      operator,
      retention: data.retention
        ? { uploadDays: data.retention.upload_days, resultDays: data.retention.result_days }
        : DEFAULT_FACTS.retention,
      semanticHost: data.semantic?.host ?? null,
    },
    missing: settings.flatMap(([name, value]) => (value === null ? [name] : [])),
  };
}
