/** The HTTP side of the server. */
import { settings } from "./keep";
import type { Trouble } from "./wire";

export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.say);
  }
}

export async function ask<T>(path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (settings.value.language) headers["Accept-Language"] = settings.value.language;
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const init: RequestInit = { headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.method = "POST";
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(path, init);
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const trouble = (data as { error?: Trouble } | null)?.error;
    throw new Refused(trouble ?? { code: "trouble", say: `${answer.status} ${answer.statusText}` });
  }
  return data as T;
}
