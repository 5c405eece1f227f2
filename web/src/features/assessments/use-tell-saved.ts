import type { Assessment } from '@candor/domain/model/assessment';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { notify } from '../../ui/toast';

/** Says that an assessment is saved, with the way to invite to it. */
export function useTellSaved(): (assessment: Assessment) => void {
  const navigate = useNavigate();
  return ({ assessment_id: id, title }) =>
    notify({
      id: `assessment-${id}`,
      kind: 'success',
      title: `“${title}” is saved`,
      action: { label: 'Invite candidates', run: () => void navigate(paths.invite(id)) },
    });
}
