import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { type CandidateAssessment, StartForm } from '@candor/domain/model/candidate-assessment';
import { z } from 'zod';
import { asClientError, type ClientError } from '../../../api/client-error';
import { type Form, useForm } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';

const { candidate_name, candidate_email, agree } = StartForm.shape;

/** The tick travels through the form as a word, and comes last: so does the place where it is missed. */
const Schema = z.object({
  candidate_name,
  candidate_email,
  agree: z
    .string()
    .transform((value) => value === 'yes')
    .pipe(agree),
});

const EMPTY = { candidate_name: '', candidate_email: '', agree: '' };

type StartPlan = {
  code: string;
  onStarted: (assessment: CandidateAssessment) => void;
  onClosed: (error: ClientError) => void;
};

/** Agreeing to start. */
export function useStart({ code, onStarted, onClosed }: StartPlan): Form<keyof typeof EMPTY> {
  const { api } = useApp();
  return useForm({
    schema: Schema,
    initial: EMPTY,
    send: async (values) => {
      const body = {
        agree: true as const,
        ...(values.candidate_name && { candidate_name: values.candidate_name }),
        ...(values.candidate_email && { candidate_email: values.candidate_email }),
      };
      try {
        onStarted(await api.call(candidateAssessment.start, { params: { code }, body }));
      } catch (thrown) {
        const error = asClientError(thrown);
        if (error.code === 'gone') return onClosed(error);
        throw error;
      }
    },
  });
}
