/** A channel of Slack in which the team answers support. */
export type TeamChatSettings = {
  botToken: string;
  /** What signs its events. */
  signingSecret: string;
  /** The channel's id. */
  channel: string;
  /** null: Slack itself; an address for tests. */
  apiBase: string | null;
};

/** The variables that make up the settings, already checked one by one. */
export type TeamChatVariables = {
  SLACK_BOT_TOKEN?: string | undefined;
  SLACK_SIGNING_SECRET?: string | undefined;
  SLACK_CHANNEL?: string | undefined;
  SLACK_API_BASE?: string | undefined;
};

/** Puts the variables together: what the settings are, null for no team chat, and what is missing among them. */
export function teamChatSettingsOf(env: TeamChatVariables): {
  settings: TeamChatSettings | null;
  problems: readonly string[];
} {
  const { SLACK_BOT_TOKEN: botToken, SLACK_SIGNING_SECRET: signingSecret } = env;
  const { SLACK_CHANNEL: channel, SLACK_API_BASE: apiBase } = env;
  if (botToken && signingSecret && channel) {
    return {
      settings: { botToken, signingSecret, channel, apiBase: apiBase ?? null },
      problems: [],
    };
  }
  const needed = {
    SLACK_BOT_TOKEN: botToken,
    SLACK_SIGNING_SECRET: signingSecret,
    SLACK_CHANNEL: channel,
  };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  const isOff = missing.length === Object.keys(needed).length && apiBase === undefined;
  const problems = missing.map(([name]) => `${name}: is needed beside the other SLACK_ variables`);
  return { settings: null, problems: isOff ? [] : problems };
}
