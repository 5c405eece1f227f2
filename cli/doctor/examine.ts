import { join } from 'node:path';
import { type Config, readConfig } from '@candor/server/config';
import { reasonOf } from '@candor/server/reason-of';
import { ConfigError } from '@candor/server/settings/config-error';
import type { Finding } from './check';
import { checkAddress } from './check-address';
import { checkAshby, checkGreenhouse } from './check-ats';
import { checkContact, checkSupport } from './check-contact';
import { checkDatabase } from './check-database';
import { checkDatabases } from './check-databases';
import { checkDrive } from './check-drive';
import { checkEmbeddings } from './check-embeddings';
import { checkSpace, checkWritable } from './check-folder';
import { checkGoogle, checkIssuers } from './check-key-sets';
import { checkLegal } from './check-legal';
import { checkMail } from './check-mail';
import { checkNames } from './check-names';
import { checkNode } from './check-node';
import { checkPayments } from './check-payments';
import { checkReading } from './check-reading';
import { checkS3, checkUploads } from './check-s3';
import { checkScanner } from './check-scanner';
import { checkTaxonomy } from './check-taxonomy';
import { checkTeamChat } from './check-team-chat';
import { checkTraces } from './check-traces';

/**
 * Looks at everything that Candor needs on this machine, in the order in which one would repair it.
 * Yields each finding as soon as it is known; nothing that fails hides what comes after it, save a
 * wrong configuration: the rest depends on it.
 */
export async function* examine(
  environment: Readonly<Record<string, string | undefined>>,
): AsyncGenerator<Finding> {
  yield checkNode(process.versions.node);
  yield* checkNames(environment);
  const config = configOf(environment);
  if ('status' in config) {
    yield config;
    return;
  }
  yield { status: 'ok', subject: 'Configuration', found: 'every variable is understood' };

  yield checkAddress(config);
  const data = await checkWritable('Data folder', config.dataDir);
  yield data;
  if (data.status === 'ok') yield await checkSpace(config.dataDir);
  yield await checkUploads(config);
  yield await checkReading();
  yield checkTaxonomy(config.taxonomyFile);
  yield* await checkDatabase(config);
  yield await checkEmbeddings(config.embeddings);
  yield await checkScanner(config.scanner);
  yield await checkPayments(config.payments);
  yield await checkTeamChat(config.teamChat);
  yield await checkDrive(config.drive);
  yield await checkS3(config.s3);
  yield await checkGoogle(config.google);
  yield* await checkIssuers(config.ssoIssuers);
  yield await checkAshby(config.ashby);
  yield await checkGreenhouse(config.greenhouse);
  yield checkDatabases(config.allowPrivateSources);
  yield await checkMail(config.smtpUrl, join(config.dataDir, 'outbox'));
  yield checkContact(config.contactEmail);
  yield checkSupport(config.supportEmail);
  yield checkLegal(config.operator);
  yield await checkTraces(config.tracesEndpoint);
}

function configOf(environment: Readonly<Record<string, string | undefined>>): Config | Finding {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return {
      status: 'fail',
      subject: 'Configuration',
      found: reasonOf(error),
      fix: 'Correct these variables of the environment and run candor doctor again.',
    };
  }
}
