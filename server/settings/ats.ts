/** Where Ashby is. Each account supplies its own key. */
export type AshbySettings = { apiBase: string };

/** The client that this installation is for Greenhouse, and where Greenhouse is. Addresses have no slash at their end. */
export type GreenhouseSettings = {
  clientId: string;
  clientSecret: string;
  /** `/v3` follows it. */
  apiBase: string;
  authBase: string;
};

/** The variables that make up the settings, already checked one by one. */
export type AtsVariables = {
  ASHBY_API_BASE: string;
  GREENHOUSE_CLIENT_ID?: string | undefined;
  GREENHOUSE_CLIENT_SECRET?: string | undefined;
  GREENHOUSE_API_BASE: string;
  GREENHOUSE_AUTH_BASE: string;
};

/** Puts the variables together: what the settings are, null for no Greenhouse, and what is missing among them. */
export function atsSettingsOf(env: AtsVariables): {
  ashby: AshbySettings;
  greenhouse: GreenhouseSettings | null;
  problems: readonly string[];
} {
  const { GREENHOUSE_CLIENT_ID: clientId, GREENHOUSE_CLIENT_SECRET: clientSecret } = env;
  const ashby = { apiBase: bare(env.ASHBY_API_BASE) };
  if (clientId && clientSecret) {
    const places = {
      // Earlier installations named the version here.
      apiBase: bare(env.GREENHOUSE_API_BASE).replace(/\/v3$/, ''),
      authBase: bare(env.GREENHOUSE_AUTH_BASE),
    };
    return { ashby, greenhouse: { clientId, clientSecret, ...places }, problems: [] };
  }
  const missing = clientId ? 'GREENHOUSE_CLIENT_SECRET' : 'GREENHOUSE_CLIENT_ID';
  const isOff = !clientId && !clientSecret;
  const problems = isOff ? [] : [`${missing}: is needed beside the other GREENHOUSE_ variables`];
  return { ashby, greenhouse: null, problems };
}

const bare = (address: string) => address.replace(/\/+$/, '');
