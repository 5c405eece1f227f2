import { useEffect, useRef, useState } from 'react';

type Step = { key: string; requirementId: string };

export type EvidenceChoice = {
  requirementId: string | null;
  markKey: string | null;
  /** Which piece of the requirement's evidence is in view, from 1. */
  position: number;
  of: number;
  /** How often the reader asked to be led to the evidence; choices made elsewhere do not count. */
  led: number;
  chooseRequirement: (id: string) => void;
  chooseMark: (key: string) => void;
  /** `leads` is for keys: a button that is pressed repeatedly keeps the focus. */
  step: (by: 1 | -1, leads?: boolean) => void;
};

/** Which piece of evidence is in focus, and how to move to another. `wanted` is the requirement to open at. */
export function useEvidence(steps: readonly Step[], wanted: string | null): EvidenceChoice {
  const [chosen, setChosen] = useState<{ requirementId: string | null; markKey: string | null }>(
    () => firstOf(steps, wanted),
  );
  const [led, setLed] = useState(0);
  const lead = () => setLed((before) => before + 1);
  const asked = useRef(wanted);
  useEffect(() => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    if (wanted) setChosen(firstOf(steps, wanted));
  }, [wanted, steps]);

  const own = steps.filter((step) => step.requirementId === chosen.requirementId);
  return {
    ...chosen,
    position: own.findIndex((step) => step.key === chosen.markKey) + 1,
    of: own.length,
    led,
    chooseRequirement: (id) => {
      setChosen(firstOf(steps, id));
      lead();
    },
    chooseMark: (key) => {
      const step = steps.find((candidate) => candidate.key === key);
      if (step) setChosen({ requirementId: step.requirementId, markKey: step.key });
    },
    step: (by, leads = false) => {
      const at = steps.findIndex((candidate) => candidate.key === chosen.markKey);
      const next = steps[(at + by + steps.length) % steps.length];
      if (!next) return;
      setChosen({ requirementId: next.requirementId, markKey: next.key });
      if (leads) lead();
    },
  };
}

function firstOf(
  steps: readonly Step[],
  wanted: string | null,
): { requirementId: string | null; markKey: string | null } {
  if (!wanted) return { requirementId: null, markKey: null };
  return {
    requirementId: wanted,
    markKey: steps.find((step) => step.requirementId === wanted)?.key ?? null,
  };
}
