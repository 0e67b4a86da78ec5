/** Answer of a route. */
interface Answered<T> {
  readonly status: number;
  readonly body: T;
  /** Cookie the answer set, or nothing. */
  readonly cookie: string;
}

/** Keeps cookies as a browser does, and calls routes. */
export class Browser {
  readonly #base: string;
  readonly #agent: string;
  cookie = '';

  constructor(base: string, agent = 'test') {
    this.#base = base;
    this.#agent = agent;
  }
  with(cookie: string): this {
    this.cookie = cookie;
    return this;
  }
  async #call<T>(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered<T>> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: {
        'user-agent': this.#agent,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    if (cookie !== '') this.cookie = cookie;
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T, cookie };
  }
  get<T>(path: string): Promise<Answered<T>> {
    return this.#call('GET', path);
  }
  post<T = unknown>(path: string, body: object = {}, headers?: Readonly<Record<string, string>>): Promise<Answered<T>> {
    return this.#call('POST', path, body, headers);
  }
  put<T = unknown>(path: string, body: object): Promise<Answered<T>> {
    return this.#call('PUT', path, body);
  }
}

export const browserAt = (base: string, agent?: string): Browser => new Browser(base, agent);
