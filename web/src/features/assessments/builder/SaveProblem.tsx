import { assessments } from '@candor/domain/api/assessments';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { FormProblem } from '../../../forms/FormProblem';
import { useApp } from '../../../session/app-context';
import { ErrorAction } from '../../../session/ErrorAction';
import { Button } from '../../../ui/Button';
import { useKnownAssessment } from '../use-assessments';
import type { Builder } from './use-builder';

/** Why it was not saved. Whoever was overtaken chooses between what was saved elsewhere and their own. */
export function SaveProblem({ builder }: { builder: Builder }) {
  const { failure, id } = builder;
  if (!failure) return null;
  if (failure.code === 'conflict' && id !== null) return <Overtaken builder={builder} id={id} />;
  return (
    <FormProblem above text={failure.message}>
      <span className="mt-2 block">
        <ErrorAction error={failure} onRetry={() => builder.send()} />
      </span>
    </FormProblem>
  );
}

function Overtaken({ builder, id }: { builder: Builder; id: string }) {
  const { api } = useApp();
  const know = useKnownAssessment();
  const look = useMutation({
    mutationFn: (_wish: 'load' | 'keep') => api.call(assessments.show, { params: { id } }),
    onSuccess: (standing, wish) => {
      if (wish === 'keep') return builder.send(standing.revision);
      know(standing);
      builder.load(standing);
    },
  });
  return (
    <FormProblem
      above
      text="This assessment was changed elsewhere since you opened it. Nothing of yours is saved yet."
    >
      <span className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={look.isPending && look.variables === 'load'}
          onClick={() => look.mutate('load')}
        >
          Load what was saved
        </Button>
        <Button
          size="sm"
          busy={look.isPending && look.variables === 'keep'}
          onClick={() => look.mutate('keep')}
        >
          Save mine over it
        </Button>
      </span>
      {look.isError && <span className="mt-2 block">{asClientError(look.error).message}</span>}
    </FormProblem>
  );
}
