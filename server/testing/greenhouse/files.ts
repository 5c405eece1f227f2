import { type Answer, htmlAnswer } from './reply';
import type { GreenhouseWorld } from './world';

/** The storage behind Greenhouse: a signed link leads to its file for some days, and a second way to sign in is refused. */
export function answerFile(world: GreenhouseWorld, url: URL, authorization?: string): Answer {
  if (authorization !== undefined) return refused(400, 'InvalidArgument');
  const id = Number(url.pathname.split('/')[2]);
  const madeAt = Number(url.searchParams.get('X-Amz-Date'));
  const isSigned = url.searchParams.get('X-Amz-Signature') === 'c0ffee';
  if (!isSigned || !world.isLinkGood(madeAt)) return refused(403, 'AccessDenied');
  const bytes = world.attachments.get(id)?.bytes;
  if (!bytes) return refused(404, 'NoSuchKey');
  return { status: 200, type: 'application/octet-stream', bytes, headers: {} };
}

const refused = (status: number, code: string) =>
  htmlAnswer(status, `<Error><Code>${code}</Code></Error>`);
