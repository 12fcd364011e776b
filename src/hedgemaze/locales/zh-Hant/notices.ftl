# 伺服器的通知：頁面關閉時也會告訴玩家輪到自己。

notices-title = 通知
notices-about = 即使關閉這個頁面，輪到你時裝置也可以告訴你。
notices-start = 輪到我時通知我
notices-on = 輪到你時，這台裝置會告訴你。
notices-stop = 關閉通知
notices-unsupported = 這個瀏覽器無法顯示通知。
notices-install = 在 iPhone 或 iPad 上，請先把這個頁面加入主畫面（分享，再選「加入主畫面」）。之後輪到你時它就能告訴你。
notices-blocked = 這個頁面的通知被封鎖了。你可以在瀏覽器的設定中允許。
notices-service = 伺服器不知道如何聯絡這個瀏覽器。
notices-failed = 沒有成功，請稍後再試。
notices-games = 哪些對局？
notices-games-days = 每回合有幾天時間的對局
notices-games-all = 所有對局
notices-invitations = 有人想和你對戰時也通知
notices-sound = 你在看其他頁面而輪到你時，發出聲音
title-waiting = ({ $n }) { $title }
privacy-8 = 如果你開啟通知，伺服器會保存你的瀏覽器的聯絡位址、金鑰和你的語言，直到你關閉通知。通知經過瀏覽器製造商的推播服務，並且加密，製造商無法讀取。
